import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandEntry, dirWith, themeFiles } from '../brands/testFixture.ts';
import { UsageError } from '../cli/cliErrors.ts';
import { readDevBrand } from './devBrand.ts';

const readIn = (root: string) => {
  const configFile = join(root, 'brands.config.json');
  return readDevBrand({ root, configFile, env: 'production', id: 'gingaro', processEnv: {} });
};

test.each([
  ['an absent configuration', {}],
  ['invalid JSON', { 'brands.config.json': '{ "brands": [' }],
])('names the file and the problem of %s', async (_, files) => {
  const root = dirWith(files);
  const { current, problems } = await readIn(root);
  expect(current).toBeNull();
  expect(problems[0]?.file).toBe(join(root, 'brands.config.json'));
});

test('refuses an unknown brand of a sound configuration', async () => {
  const config = JSON.stringify({ brands: [brandEntry('aurora')] });
  const root = dirWith({ 'brands.config.json': config, ...themeFiles('brands/shared') });
  await expect(readIn(root)).rejects.toThrow(UsageError);
});
