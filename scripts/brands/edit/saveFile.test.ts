import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderWith } from '../testFixture.ts';
import { ChangedMeanwhile, readSnapshot, saveFile } from './saveFile.ts';
import { savePackage } from './savePackage.ts';

it('replaces a file and leaves nothing beside it', () => {
  const folder = folderWith({ 'a.json': 'old' });
  saveFile(readSnapshot(join(folder, 'a.json')), 'new');
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['a.json']);
});

it('refuses a file that has changed since it was read', () => {
  const folder = folderWith({ 'a.json': 'old' });
  const snapshot = readSnapshot(join(folder, 'a.json'));
  writeFileSync(join(folder, 'a.json'), 'of another program');
  expect(() => saveFile(snapshot, 'new')).toThrow(ChangedMeanwhile);
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('of another program');
});

it('removes a new package when the step after it fails', () => {
  const folder = folderWith({ 'a.json': 'old' });
  const target = join(folder, 'brands', 'aurora');
  expect(() =>
    savePackage(target, { 'legal/a.md': 'text' }, () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(existsSync(target)).toBe(false);
  expect(readdirSync(folder)).toEqual(['a.json']);
});
