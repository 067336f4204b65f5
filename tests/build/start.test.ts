import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cacheDir, projectRoot } from '../../scripts/cli/projectPaths.ts';
import { copyProject } from '../support/build/projectCopy.ts';
import { buildEnvironment, runScript } from './runScript.ts';
import { temporaryDir } from './temporaryDir.ts';

let root: string;

// A copy of the project whose data and caches a test can break.
beforeEach(() => {
  root = join(temporaryDir(), 'project');
  copyProject(root);
});

// Reuses the project's compiled app.
function shareCompiled(): void {
  const cache = join(root, 'node_modules/.cache/bandeira');
  mkdirSync(cache, { recursive: true });
  for (const subject of ['compiled', 'icons', 'fonts'])
    symlinkSync(cacheDir(projectRoot, subject), join(cache, subject));
}

const start = (...args: string[]) => runScript('start', args, { root });

// The last line, after the progress.
function sentence({ code, stdout, stderr }: Awaited<ReturnType<typeof start>>): string {
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).not.toMatch(/^\s+at /m);
  return stderr.trimEnd().split('\n').at(-1) ?? '';
}

async function listenSomewhere(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0, server };
}

test('reports a port in use before building, with one that may be free', async () => {
  const { port } = await listenSomewhere();
  const run = await start('--memory', '--port', String(port));
  expect(sentence(run)).toBe(
    `Port ${port} is taken: stop what runs there, or choose another one, as in \`--port ${port + 1}\`.`,
  );
  expect(run.stderr.trimEnd().split('\n')).toHaveLength(1);
});

test('reports a file in place of the output directory', async () => {
  writeFileSync(join(root, 'node_modules/.cache'), '');
  expect(sentence(await start('--memory', '--port', '0'))).toMatch(
    /^A file is in the way where a folder is needed: .*node_modules\/\.cache/,
  );
});

// False without the right to mount.
function mount(options: string): boolean {
  const dir = join(root, 'node_modules/.cache');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', dir], { stdio: 'ignore' });
  } catch {
    return false;
  }
  onTestFinished(() => void execFileSync('umount', [dir]));
  return true;
}

test('reports a directory that is read-only or full in one sentence', async () => {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache);
  if (mount('size=200k')) {
    expect(sentence(await start('--memory', '--port', '0'))).toContain(
      'The disk is full. Free some space and try again',
    );
  }
  // A user who may not mount is not root either, and is stopped by the directory's permissions.
  if (!mount('ro')) chmodSync(cache, 0o555);
  expect(sentence(await start('--memory', '--port', '0'))).toMatch(
    /^(The file system is read-only, make it writable|This folder cannot be made|No permission to write).*node_modules\/\.cache/,
  );
});

test('reports a configuration that is missing, in the studio too', async () => {
  const config = join(root, 'none.json');
  const [started, studio] = await Promise.all([
    start('--memory', '--port', '0', '--config', config),
    runScript('studio', ['--port', '0', '--config', config], { root }),
  ]);
  expect(sentence(started)).toBe('  there is no file here, expected a brands.config.json');
  expect(sentence(studio)).toBe(`--config ${config}: there is no such file.`);
});

test('reports a broken data directory with a way out, and --reset repairs it', async () => {
  shareCompiled();
  const { port, server } = await listenSomewhere();
  server.close();
  const again = () => start('--port', String(port));
  const data = join(root, '.data/postgres');
  writeFileSync(join(root, '.data'), '');
  expect(sentence(await again())).toMatch(
    /^The data folder .*\.data\/postgres cannot be written \(.*\); make it writable, or remove what is in its way\.$/,
  );
  rmSync(join(root, '.data'));

  mkdirSync(data, { recursive: true });
  for (const name of ['PG_VERSION', 'postgresql.conf']) writeFileSync(join(data, name), 'no database\0');
  const second = await again();
  // Unchanged input is neither compiled nor stamped again.
  expect(second.stderr).toMatch(/^Unchanged: default, /m);
  expect(second.stderr).not.toMatch(/Compiling|Stamped/);
  expect(sentence(second)).toBe(
    `The data folder ${data} cannot be read; delete it or start with --reset to begin anew.`,
  );

  const child = spawn(process.execPath, [join(root, 'scripts/start.ts'), '--port', String(port), '--reset'], {
    env: buildEnvironment(),
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const table = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text)));
    child.on('exit', () => reject(new Error('the start ended')));
  });
  expect(table).toContain(`Start page: http://localhost:${port}`);
  // While that sandbox runs, a second one finds the data locked.
  expect(sentence(await start('--port', '0'))).toBe(
    `The data folder ${data} is in use by process ${child.pid}; stop that sandbox first.`,
  );
  child.kill('SIGTERM');
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(0);
});

test('reports a missing configured browser in npm test', async () => {
  const run = await runScript('test', ['e2e'], { root, env: { BANDEIRA_BROWSER: '/nowhere/chromium' } });
  expect(sentence(run)).toBe(
    'BANDEIRA_BROWSER is /nowhere/chromium, and there is no such file: correct it, or unset it to have a browser found.',
  );
});
