import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { recoverArtifacts } from './swapArtifact.ts';
import { swapDirectories } from './swapDirectories.ts';

let out: string;
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'bandeira-swap-'));
  for (const brand of ['aurora', 'boreal']) writeArtifact(join(out, brand), 'last');
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

function writeArtifact(dir: string, release: string): void {
  mkdirSync(join(dir, 'site'), { recursive: true });
  writeFileSync(join(dir, 'site/index.html'), release);
}

const releaseOf = (brand: string) =>
  existsSync(join(out, brand)) ? readFileSync(join(out, brand, 'site/index.html'), 'utf8') : null;

// Swaps in a new release of both brands in a separate process, which kills itself right after it has renamed the first
// brand's previous artifact away.
async function swapAndDie(path: string | undefined): Promise<NodeJS.Signals | null> {
  const script = `
    import fs, { mkdirSync, writeFileSync } from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const rename = fs.renameSync;
    fs.renameSync = (from, to) => {
      rename(from, to);
      if (from === ${JSON.stringify(join(out, 'aurora'))}) process.kill(process.pid, 'SIGKILL');
    };
    syncBuiltinESMExports();
    const { createWorkDir } = await import(${JSON.stringify(new URL('./workDir.ts', import.meta.url).href)});
    const { swapArtifacts } = await import(${JSON.stringify(new URL('./swapArtifact.ts', import.meta.url).href)});
    const work = createWorkDir(${JSON.stringify(out)});
    for (const brand of ['aurora', 'boreal']) {
      mkdirSync(work + '/' + brand + '/site', { recursive: true });
      writeFileSync(work + '/' + brand + '/site/index.html', 'new');
    }
    swapArtifacts(${JSON.stringify(out)}, work, ['aurora', 'boreal']);
    process.kill(process.pid, 'SIGKILL');`;
  const env = { ...process.env, PATH: path ?? process.env.PATH };
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (_, signal) => resolve(signal)));
}

/** Directories can change places on Linux, with Perl. */
const canExchange = process.platform === 'linux' && spawnSync('perl', ['-v']).status === 0;

test('where folders can change places, there is no moment at which a brand has no artifact', async () => {
  expect(await swapAndDie(undefined)).toBe('SIGKILL');
  // Elsewhere the next test is all that can be promised.
  const expected = canExchange ? ['new', 'new'] : [null, 'last'];
  expect(['aurora', 'boreal'].map(releaseOf)).toEqual(expected);
});

test('where they cannot, a run killed between two renames has its last artifact given back by the next', async () => {
  // Without Perl.
  expect(await swapAndDie('/nowhere')).toBe('SIGKILL');
  expect(['aurora', 'boreal'].map(releaseOf)).toEqual([null, 'last']);
  recoverArtifacts(out);
  expect(['aurora', 'boreal'].map(releaseOf)).toEqual(['last', 'last']);
  expect(readdirSync(out).sort()).toEqual(['aurora', 'boreal']);
});

test('reports each pair of directories that changed places, also when a name is missing', () => {
  const pair = (a: string, b: string) => [join(out, a), join(out, b)] as const;
  const done = swapDirectories([pair('aurora', 'nowhere'), pair('aurora', 'boreal')]);
  expect(done).toEqual([false, canExchange]);
});
