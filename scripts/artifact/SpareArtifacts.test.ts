import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SpareArtifacts } from './SpareArtifacts.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bandeira-spares-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function artifact(place: string): string {
  const folder = join(root, place);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'file'), place);
  return folder;
}
const sparesOf = (out: string) => new SpareArtifacts(join(root, 'cache'), join(root, out));
const kept = (spares: SpareArtifacts) => readdirSync(spares.folder).filter((name) => !name.startsWith('.'));

test('one replaced artifact of each brand is kept, apart for each out folder', () => {
  artifact('out/aurora');
  artifact('other/aurora');
  expect(sparesOf('out').keep(artifact('work/aurora'))).toBe(true);
  expect(sparesOf('out').keep(artifact('work/aurora'))).toBe(false);
  expect(kept(sparesOf('out'))).toEqual(['aurora']);
  expect(kept(sparesOf('other'))).toEqual([]);
});

test('spares go when their brand or their out folder has gone', () => {
  for (const brand of ['aurora', 'boreal']) {
    artifact(`out/${brand}`);
    sparesOf('out').keep(artifact(`work/${brand}`));
  }
  for (const note of ['aurora.1', 'boreal.2']) writeFileSync(join(sparesOf('out').notes, note), '{}');
  rmSync(join(root, 'out/boreal'), { recursive: true });
  const spares = sparesOf('out');
  expect(kept(spares)).toEqual(['aurora']);
  expect(readdirSync(spares.notes)).toEqual(['aurora.1']);
  rmSync(join(root, 'out'), { recursive: true });
  mkdirSync(join(root, 'other'));
  sparesOf('other');
  expect(existsSync(spares.folder)).toBe(false);
});

test('without a place for them nothing is kept and nothing fails', () => {
  writeFileSync(join(root, 'cache'), 'a file where the folder should be');
  expect(sparesOf('out').keep(artifact('work/aurora'))).toBe(false);
});
