import { expect, it } from 'vitest';
import { routeEntry } from '../../../src/shared/paths/routeRules.ts';
import { routeIds } from '../../../src/shared/paths/routeTable.ts';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { pageRows } from './pages.ts';

it('lists one page of every route that shows one, and both error pages', () => {
  const rows = pageRows(null);
  const shown = routeIds.filter((id) => routeEntry(id).leadsTo === undefined);
  expect(rows.map(({ id }) => id)).toEqual([...shown, '404', '50x']);
  for (const { path } of rows) expect(path).not.toMatch(/[:*]/);
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
});

it('leaves out what a brand has switched off or redirects', () => {
  const { features } = testBrand();
  const brand = testBrand({
    features: { ...features, sports: false },
    routes: { providers: { redirect: '/casino' }, promotions: { enabled: false } },
  });
  const left = new Set(pageRows(brand).map(({ id }) => id));
  const gone = pageRows(null).filter(({ id }) => !left.has(id));
  // The self-test belongs to another jurisdiction.
  expect(gone.map(({ id }) => id)).toEqual([
    'sports',
    'altenar-sports',
    'providers',
    'promotions',
    'self-test',
  ]);
});
