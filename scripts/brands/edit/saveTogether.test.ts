import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { sha256 } from '../../build/output/contentHash.ts';
import { dirWith } from '../testFixture.ts';
import { ChangedMeanwhile } from './saveFile.ts';
import { finishSaves, hashOf, saveTogether } from './saveTogether.ts';

const names = ['brands.config.json', 'brands/aurora/theme.tokens.json', 'brands/aurora/legal/a.md'];

const contents = (dir: string): (string | null)[] =>
  names.map((name) =>
    existsSync(join(dir, name)) ? readFileSync(join(dir, name), 'utf8').slice(0, 12) : null,
  );

const change = (dir: string, name: string, text: string | null) => ({
  file: join(dir, name),
  before: hashOf(join(dir, name)),
  content: text === null ? null : Buffer.from(text),
});

it('writes, makes and removes files together and leaves nothing beside them', () => {
  const dir = dirWith({ 'brands.config.json': 'old', 'brands/aurora/legal/a.md': 'old' });
  saveTogether(join(dir, 'brands/aurora'), [
    change(dir, 'brands.config.json', 'new'),
    change(dir, 'brands/aurora/theme.tokens.json', 'new'),
    change(dir, 'brands/aurora/legal/a.md', null),
  ]);
  expect(contents(dir)).toEqual(['new', 'new', null]);
  expect(readdirSync(join(dir, 'brands/aurora'))).toEqual(['legal', 'theme.tokens.json']);
});

it('writes nothing when one of the files has changed', () => {
  const dir = dirWith({ 'brands.config.json': 'old', 'brands/aurora/theme.tokens.json': 'old' });
  const changes = names.slice(0, 2).map((name) => change(dir, name, 'new'));
  writeFileSync(join(dir, 'brands/aurora/theme.tokens.json'), 'of another');
  expect(() => saveTogether(join(dir, 'brands/aurora'), changes)).toThrow(ChangedMeanwhile);
  expect(contents(dir)).toEqual(['old', 'of another', null]);
  expect(readdirSync(join(dir, 'brands/aurora'))).toEqual(['theme.tokens.json']);
});

// What a process that was killed after its last step but the renames leaves.
function interruptedSave(dir: string): void {
  const journal = join(dir, `brands/aurora/.tmp-${hostname().replace(/[^\w]/g, '_')}-1-0-abc`);
  mkdirSync(journal);
  const commit = names.slice(0, 2).map((name, index) => {
    writeFileSync(join(journal, String(index)), 'new');
    return { file: join(dir, name), before: sha256('old'), after: sha256('new') };
  });
  writeFileSync(join(journal, 'commit.json'), JSON.stringify(commit));
}

it('finishes a save that was interrupted between two files', () => {
  const dir = dirWith({ 'brands.config.json': 'new', 'brands/aurora/theme.tokens.json': 'old' });
  interruptedSave(dir);
  finishSaves(dir);
  expect(contents(dir)).toEqual(['new', 'new', null]);
  expect(readdirSync(join(dir, 'brands/aurora'))).toEqual(['theme.tokens.json']);
});

it('keeps an edit that is newer than an interrupted save', () => {
  const dir = dirWith({ 'brands.config.json': 'edited', 'brands/aurora/theme.tokens.json': 'old' });
  interruptedSave(dir);
  finishSaves(dir);
  expect(contents(dir)).toEqual(['edited', 'old', null]);
  expect(readdirSync(join(dir, 'brands/aurora'))).toEqual(['theme.tokens.json']);
});

// Saves the three files again and again, first all with "one", then all with "two".
const program = `
const { saveTogether, hashOf } = await import(process.argv[1]);
const { join } = await import('node:path');
const folder = process.argv[2];
const names = ${JSON.stringify(names)};
process.stdout.write('ready');
for (let round = 1; ; round += 1) {
  const word = String(round).padStart(12, '0') + 'x'.repeat(200_000);
  saveTogether(join(folder, 'brands/aurora'), names.map((name) => {
    const file = join(folder, name);
    return { file, before: hashOf(file), content: Buffer.from(word) };
  }));
}`;

it('leaves all old or all new files when it is killed at any moment', async () => {
  const dir = dirWith({
    'brands.config.json': 'old',
    'brands/aurora/theme.tokens.json': 'old',
    'brands/aurora/legal/a.md': 'old',
  });
  let interrupted = 0;
  for (let round = 0; round < 25; round += 1) {
    const child = spawn(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        '--input-type=module',
        '-e',
        program,
        join(import.meta.dirname, 'saveTogether.ts'),
        dir,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await once(child.stdout, 'data');
    await wait(5 + Math.random() * 40);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const left = readdirSync(join(dir, 'brands/aurora')).filter((name) => name.startsWith('.tmp-'));
    interrupted += left.length;
    finishSaves(dir);
    expect(new Set(contents(dir)).size, `round ${round}`).toBe(1);
    expect(readdirSync(join(dir, 'brands/aurora')).sort()).toEqual(['legal', 'theme.tokens.json']);
  }
  // A run in which no kill met a save would prove nothing.
  expect(interrupted).toBeGreaterThan(0);
}, 120_000);
