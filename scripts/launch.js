// Plain JavaScript on purpose: it runs on the machine's own Node, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...rest] = process.argv.slice(2);
const modules = join(root, 'node_modules');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function readLock() {
  try {
    return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  } catch {
    return fail(
      'package-lock.json is missing beside package.json, or is broken: restore it with `git checkout package-lock.json`.',
    );
  }
}

/** Compares the lock file with npm's own record of what it installed; optional packages may be of other systems. */
function isInstalled(wanted) {
  try {
    const { packages } = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8'));
    const isSame = (path) =>
      wanted[path]?.version === packages[path]?.version &&
      wanted[path]?.integrity === packages[path]?.integrity;
    const needed = Object.keys(wanted).filter((path) => path !== '' && !wanted[path].optional);
    return [...needed, ...Object.keys(packages)].every(isSame) && existsSync(join(modules, '.bin', 'node'));
  } catch {
    return false;
  }
}

function installWhatIsMissing() {
  if (isInstalled(readLock())) return;
  process.stderr.write('Installing dependencies (once, about a minute)…\n');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    fail(
      'The dependencies could not be installed (see above). Check the connection to the npm registry and try again.',
    );
  }
}

installWhatIsMissing();
const node = join(modules, '.bin', 'node');
const child = spawn(
  node,
  ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${command}.ts`), ...rest],
  {
    stdio: 'inherit',
    env: {
      // Node keeps what it has made of the scripts, so that the next start is quicker.
      NODE_COMPILE_CACHE: join(modules, '.cache', 'bandeira', 'node'),
      ...process.env,
      PATH: `${join(modules, '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 128 : (code ?? 1)));
