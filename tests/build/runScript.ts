import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';

export interface ScriptRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

// The same for every build of these tests, independent of commits meanwhile.
export const buildTime = '1767225600';

// The commit of every build of these tests.
export const buildCommit = '0123456789abcdef0123456789abcdef01234567';

/** Returns the environment of a user's shell, with monitoring configured so that checks cover its ids. */
export function buildEnvironment(changes: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  const { PATH, HOME } = process.env;
  return {
    PATH,
    HOME,
    NO_COLOR: '1',
    SOURCE_DATE_EPOCH: buildTime,
    SOURCE_COMMIT: buildCommit,
    DATADOG_APPLICATION_ID: '3f1c9a52-7d0b-4e68-9a41-5b2c8e7f1d60',
    DATADOG_CLIENT_TOKEN: 'pub0c3f5a7e9b1d2468ace013579bdf2468',
    ...changes,
  };
}

export interface ScriptOptions {
  env?: NodeJS.ProcessEnv;
  cwd?: string;
  root?: string;
  killAfterMs?: number;
}

/** Runs `scripts/<name>.ts` to its end, as `npm run` does. */
export function runScript(
  name: string,
  args: readonly string[],
  options: ScriptOptions = {},
): Promise<ScriptRun> {
  const root = options.root ?? projectRoot;
  const child = spawn(process.execPath, [join(root, 'scripts', `${name}.ts`), ...args], {
    cwd: options.cwd ?? root,
    env: {
      // As `npm run` sets it; a copy of the project would never use that cache again.
      NODE_COMPILE_CACHE: root === projectRoot ? process.env.NODE_COMPILE_CACHE : undefined,
      ...buildEnvironment(options.env),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const run: ScriptRun = { code: null, stdout: '', stderr: '' };
  child.stdout.on('data', (data) => {
    run.stdout += String(data);
  });
  child.stderr.on('data', (data) => {
    run.stderr += String(data);
  });
  if (options.killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), options.killAfterMs);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...run, code }));
  });
}

export function runBuild(args: readonly string[], options?: ScriptOptions): Promise<ScriptRun> {
  return runScript('build', args, options);
}
