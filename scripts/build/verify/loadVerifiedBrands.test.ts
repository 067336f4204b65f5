import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadBrands } from '../../brands/loadBrands.ts';
import { brandEntry, dirWith, themeFiles } from '../../brands/testFixture.ts';
import { projectRoot } from '../../cli/projectPaths.ts';
import { checkAppSource } from './leaks/checkAppSource.ts';
import { createLeakSearch, verifyBrands } from './loadVerifiedBrands.ts';

// A project whose app was never compiled.
async function verify(entries: object[], app: Record<string, string>) {
  const root = dirWith({
    'brands.config.json': JSON.stringify({ brands: entries }, null, 2),
    ...themeFiles('brands/shared'),
    ...app,
  });
  const configFile = join(root, 'brands.config.json');
  const loaded = await loadBrands({ configFile, env: 'production', projectRoot, processEnv: {} });
  return verifyBrands(loaded, { configFile, projectRoot: root });
}

const entries = [
  brandEntry('aurora', { name: 'Casa Dórea' }),
  brandEntry('boreal', { layout: 'blaze', realtime: { key: 'd0685bf31e92ca47b5e9' } }),
];

test.each([
  ['a name', "const title = 'Bem-vindo à Casa D\\u00f3rea';", 'aurora', 'name', 'Casa Dórea'],
  ['a name over two lines', '<p>\n  Bem-vindo à Casa\n  Dórea!\n</p>', 'aurora', 'name', 'Casa Dórea'],
  ['an id', "if (brand.id === 'boreal') go();", 'boreal', 'id', 'boreal'],
  ['a host', "fetch('https://api.boreal.example/x');", 'boreal', 'api.origin', 'api.boreal.example'],
  ['a key', "open('d0685bf31e92ca47b5e9');", 'boreal', 'realtime.key', 'd0685bf31e92ca47b5e9'],
])('finds %s in the source of an app that is not compiled', async (_, code, brand, field, found) => {
  const { problems } = await verify(entries, { 'src/app/Greeting.tsx': code });
  const own = problems.find((problem) => problem.field === field);
  expect(own).toMatchObject({
    brand,
    found: `"${found}"`,
    file: expect.stringContaining('brands.config.json'),
  });
  expect(own?.message).toContain(`The app's source holds "${found}" (${field} of ${brand})`);
  expect(own?.message).toContain('in src/app/Greeting.tsx');
});

test('reports it along with other problems, each once', async () => {
  const misspelled = brandEntry('cobalto', { layout: 'blase' });
  const { problems } = await verify([...entries, misspelled], { 'public/ads.txt': 'casa dórea' });
  expect(problems.map(({ brand, field }) => [brand, field])).toEqual([
    ['aurora', 'name'],
    ['cobalto', 'layout'],
  ]);
});

test('finds nothing in tests and in words of the product', async () => {
  const { problems } = await verify([...entries, brandEntry('casino', { theme: 'brands/shared' })], {
    'src/app/Greeting.test.tsx': "expect('Casa Dórea')",
    'src/app/Greeting.tsx': "const path = '/casino';",
  });
  expect(problems).toEqual([]);
});

test('finds no shipped brand in the source of the app', async () => {
  const configFile = join(projectRoot, 'brands.config.json');
  const { brands } = await loadBrands({ configFile, env: 'production', projectRoot, processEnv: {} });
  const { detector, neutral } = createLeakSearch(brands, configFile, null);
  expect(detector.needles.length).toBeGreaterThan(50);
  expect(checkAppSource(detector, projectRoot, neutral)).toEqual([]);
});
