import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sha256 } from '../../build/output/contentHash.ts';
import { folderWith } from '../testFixture.ts';
import { ChangedMeanwhile, readSnapshot, saveFile } from './saveFile.ts';
import { savePackage } from './saveTogether.ts';

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

it('removes a new package when the configuration has changed meanwhile', () => {
  const folder = folderWith({ 'a.json': 'old' });
  const target = join(folder, 'brands', 'aurora');
  const change = { file: join(folder, 'a.json'), before: sha256('older'), content: Buffer.from('new') };
  expect(() => savePackage(target, { 'legal/a.md': 'text' }, change)).toThrow(ChangedMeanwhile);
  expect(existsSync(target)).toBe(false);
  expect(readdirSync(folder)).toEqual(['a.json']);
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('old');
});

it('moves a new package into place together with the change', () => {
  const folder = folderWith({ 'a.json': 'old' });
  const target = join(folder, 'brands', 'aurora');
  const change = { file: join(folder, 'a.json'), before: sha256('old'), content: Buffer.from('new') };
  savePackage(target, { 'legal/a.md': 'text' }, change);
  expect(readdirSync(target)).toEqual(['legal']);
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe('new');
});
