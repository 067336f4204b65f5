import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import type { CompiledApp } from '../compile/compiledApp.ts';
import { clientEntry } from '../compile/reachableChunks.ts';
import { passedBudgets, routeBudgets } from './budgets.ts';

const kilobytes: Record<string, number> = { entry: 100, layout: 20, HomePage: 30, CasinoPage: 70 };
const modules = {
  layout: 'src/layouts/default/DefaultLayout.tsx',
  HomePage: 'src/features/home/HomePage.tsx',
  CasinoPage: 'src/features/lobby/CasinoPage.tsx',
};
const app: CompiledApp = {
  hash: '',
  template: '',
  early: '',
  unsupported: '',
  errorPage: '',
  importMap: {},
  publicFiles: [],
  sourcemaps: [],
  manifest: {
    [clientEntry]: { file: 'entry', dynamicImports: Object.values(modules) },
    ...Object.fromEntries(Object.entries(modules).map(([file, src]) => [src, { file, src }])),
  },
  chunks: Object.entries(kilobytes).map(([path, size]) => ({
    path,
    sha256: '',
    bytes: 0,
    compressed: { gzip: size * 1000, brotli: 0 },
  })),
};
const brand = testBrand();

test('sums the entry, the layout and the page of every route', () => {
  const found = Object.fromEntries(routeBudgets(app, brand).map(({ route, gzip }) => [route, gzip]));
  expect(found.index).toBe(150_000);
  expect(found.casino).toBe(190_000);
});

test('lists no route without a page', () => {
  const off = { ...brand, features: { ...brand.features, casino: false } };
  expect(routeBudgets(app, off).map(({ route }) => route)).not.toContain('casino');
  expect(routeBudgets(app, brand).map(({ route }) => route)).not.toContain('sport');
});

test('accepts what fits the budgets of the product', () => {
  expect(passedBudgets(app, brand)).toEqual([]);
});

test('names the route that passes the budget of its brand, both sizes and the way out', () => {
  const [message, ...rest] = passedBudgets(app, { ...brand, budgets: { casino: 189.9 } });
  expect(rest).toEqual([]);
  for (const part of [brand.id, '"casino"', '190.0 kB', '189.9 kB', 'budgets.casino'])
    expect(message).toContain(part);
  expect(passedBudgets(app, { ...brand, budgets: { casino: 190 } })).toEqual([]);
});
