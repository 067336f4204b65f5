import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

export interface StudioProcess {
  // With the token.
  url: string;
  configFile: string;
  // From the start of the process to the printed URL.
  readyMs: number;
  close(): Promise<void>;
}

function run(script: string, ...args: string[]) {
  return spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'scripts', script), ...args],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
}

/** Starts `npm run studio` on a free port over a copy of the shipped brands, which it may change. */
export async function startStudioProcess(): Promise<StudioProcess> {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-studio-')));
  for (const name of ['brands.config.json', 'brands'])
    cpSync(join(root, name), join(dir, name), { recursive: true });
  const configFile = join(dir, 'brands.config.json');
  const startedAt = performance.now();
  const child = run('studio.ts', '--config', configFile, '--port', '0');
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'exit');
  const [output] = await Promise.race([
    once(child.stdout, 'data'),
    ended.then(() => {
      throw new Error(`the studio has ended: ${errors}`);
    }),
  ]);
  return {
    url: String(output).trim(),
    configFile,
    readyMs: performance.now() - startedAt,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
