import { describe, expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { prefersReducedData } from './prefersReducedData.ts';
import { shownRoute } from './prefetchPage.ts';

describe('prefetched page', () => {
  const brand = testBrand();

  test.each([
    ['/casino', 'casino'],
    ['/casino/live', 'casino-live'],
    ['/play/estudio/jogo', 'play-provider-name'],
    ['/promotions/1?a=1#b', 'promotions-id'],
    // Follows redirects.
    ['/sport/futebol', 'sports'],
    ['/user/coupon', 'user-promotion-coupon'],
  ])('of %s is %s', (path, id) => {
    expect(shownRoute(path, brand)).toBe(id);
  });

  test('is null for a path without a page in the brand', () => {
    const features = { ...brand.features, mines: false };
    expect(shownRoute('/games/mines', { ...brand, features })).toBeNull();
    expect(shownRoute('/casino', { ...brand, routes: { casino: { enabled: false } } })).toBeNull();
    expect(shownRoute('/a/b/c/d', brand)).toBeNull();
  });

  test('follows a redirect of the brand', () => {
    expect(shownRoute('/providers', { ...brand, routes: { providers: { redirect: '/casino' } } })).toBe(
      'casino',
    );
  });
});

test.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ saveData: false, effectiveType: '3g' }, false],
  [undefined, false],
])('reads a connection of %j as reduced data: %s', (connection, frugal) => {
  expect(prefersReducedData(Object.assign(Object.create(null), { connection }))).toBe(frugal);
});
