import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { brandPages } from './brandPages.ts';

const text = (slug: string) => ({ slug, title: 'Texto', updated: '2026-10-05', html: '<p>Texto</p>' });

function listed(changes: Parameters<typeof testBrand>[0], slugs: readonly string[] = []): string[] {
  const brand = { settings: testBrand(changes), legal: slugs.map(text) };
  return brandPages(brand).flatMap(({ path, canonical }) => (canonical ? [path] : []));
}

test('lists no page of a route that is off, not even where a legal text has its name', () => {
  const features = { ...testBrand().features, promotions: false, sports: false };
  const routes = { providers: { enabled: false }, casino: { redirect: '/' } };
  const paths = listed({ features, routes }, ['promotions', 'sports', 'providers', 'termos-de-uso']);
  expect(paths).toContain('/termos-de-uso');
  for (const off of ['/promotions', '/sports', '/providers', '/casino']) expect(paths).not.toContain(off);
  expect(listed({})).toEqual(expect.arrayContaining(['/promotions', '/sports', '/providers', '/casino']));
});

test('has no page of the betting rules when their route is off', () => {
  const brand = {
    settings: testBrand({ routes: { 'rules-betting': { enabled: false } } }),
    legal: [text('regras-de-apostas')],
  };
  expect(brandPages(brand).map(({ path }) => path)).not.toContain('/rules-betting');
});
