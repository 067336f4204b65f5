import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dirWith } from '../../brands/testFixture.ts';
import { makeDirectory } from './makeDirectory.ts';

test('creates a directory with its parents, once', () => {
  const dir = join(dirWith({}), 'a/b/c');
  makeDirectory(dir);
  makeDirectory(dir);
  expect(existsSync(dir)).toBe(true);
});

test('says where none can be made', () => {
  const root = dirWith({ file: '' });
  expect(() => makeDirectory(join(root, 'file'))).toThrow('EEXIST');
  expect(() => makeDirectory(join(root, 'file/a'))).toThrow('ENOTDIR');
  if (existsSync('/proc/self')) expect(() => makeDirectory('/proc/bandeira/a')).toThrow('ENOENT');
});
