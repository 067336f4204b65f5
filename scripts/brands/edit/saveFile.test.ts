import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sha256 } from '../../build/output/contentHash.ts';
import { dirWith } from '../testFixture.ts';
import { ChangedMeanwhile, readSnapshot, saveFile } from './saveFile.ts';
import { savePackage } from './saveTogether.ts';

it('replaces a file and leaves nothing beside it', () => {
  const dir = dirWith({ 'a.json': 'old' });
  saveFile(readSnapshot(join(dir, 'a.json')), 'new');
  expect(readFileSync(join(dir, 'a.json'), 'utf8')).toBe('new');
  expect(readdirSync(dir)).toEqual(['a.json']);
});

it('refuses a file that has changed since it was read', () => {
  const dir = dirWith({ 'a.json': 'old' });
  const snapshot = readSnapshot(join(dir, 'a.json'));
  writeFileSync(join(dir, 'a.json'), 'of another program');
  expect(() => saveFile(snapshot, 'new')).toThrow(ChangedMeanwhile);
  expect(readFileSync(join(dir, 'a.json'), 'utf8')).toBe('of another program');
});

it('removes a new package when the configuration has changed meanwhile', () => {
  const dir = dirWith({ 'a.json': 'old' });
  const target = join(dir, 'brands', 'aurora');
  const change = { file: join(dir, 'a.json'), before: sha256('older'), content: Buffer.from('new') };
  expect(() => savePackage(target, { 'legal/a.md': 'text' }, change)).toThrow(ChangedMeanwhile);
  expect(existsSync(target)).toBe(false);
  expect(readdirSync(dir)).toEqual(['a.json']);
  expect(readFileSync(join(dir, 'a.json'), 'utf8')).toBe('old');
});

it('moves a new package into place together with the change', () => {
  const dir = dirWith({ 'a.json': 'old' });
  const target = join(dir, 'brands', 'aurora');
  const change = { file: join(dir, 'a.json'), before: sha256('old'), content: Buffer.from('new') };
  savePackage(target, { 'legal/a.md': 'text' }, change);
  expect(readdirSync(target)).toEqual(['legal']);
  expect(readFileSync(join(dir, 'a.json'), 'utf8')).toBe('new');
});
