// Plain JavaScript on purpose: it runs on the machine's own Node, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command, ...rest] = process.argv.slice(2);
const modules = join(root, 'node_modules');
const stamp = join(modules, '.cache', 'bandeira', 'installed');

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function lockHash() {
  try {
    return createHash('sha256')
      .update(readFileSync(join(root, 'package-lock.json')))
      .digest('hex');
  } catch {
    return fail(
      'package-lock.json is missing beside package.json: restore it with `git checkout package-lock.json`.',
    );
  }
}

function installWhatIsMissing() {
  const wanted = lockHash();
  const have = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (have === wanted && existsSync(join(modules, '.bin', 'node'))) return;
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
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

installWhatIsMissing();
const node = join(modules, '.bin', 'node');
const child = spawn(node, [join(root, 'scripts', `${command}.ts`), ...rest], {
  stdio: 'inherit',
  env: {
    // Node keeps what it has made of the scripts, so that the next start is quicker.
    NODE_COMPILE_CACHE: join(modules, '.cache', 'bandeira', 'node'),
    ...process.env,
    PATH: `${join(modules, '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 128 : (code ?? 1)));
