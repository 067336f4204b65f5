import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import type { BrandRecord } from '../brand/brandRecord.ts';
import { isRouteEnabled, layoutOfRoute, redirectOfRoute, redirectUrl } from './routeRules.ts';

const { features } = testBrand();
const brand = (changes: Partial<BrandRecord> = {}) => testBrand(changes);

test('disables a route when every feature that it could belong to is off', () => {
  const withoutPromotions = { ...features, promotions: false };
  expect(isRouteEnabled('user-promotion', brand({ features: withoutPromotions }))).toBe(true);
  expect(isRouteEnabled('user-promotion', brand({ features: { ...withoutPromotions, bonus: false } }))).toBe(
    false,
  );
});

test('lets a rule disable a route whose features are on', () => {
  expect(isRouteEnabled('casino', brand({ routes: { casino: { enabled: false } } }))).toBe(false);
});

test("takes the layout of the route's rule, else that of the brand", () => {
  const mixed = brand({ layout: 'blaze', routes: { sports: { layout: 'orange' } } });
  expect(layoutOfRoute('sports', mixed)).toBe('orange');
  expect(layoutOfRoute('casino', mixed)).toBe('blaze');
  expect(layoutOfRoute(null, mixed)).toBe('blaze');
});

test("redirects a route by the brand's rule before the table's", () => {
  expect(redirectOfRoute('sport', brand())).toBe('/sports/*');
  expect(redirectOfRoute('user-coupon', brand())).toBe('/user/promotion/coupon');
  expect(redirectOfRoute('sport', brand({ routes: { sport: { redirect: '/casino' } } }))).toBe('/casino');
  expect(redirectOfRoute('casino', brand())).toBeNull();
});

test.each([
  ['/sports/*', { rest: 'live/futebol', search: '?a=1', hash: '#b' }, '/sports/live/futebol?a=1#b'],
  ['/sports/*', { rest: '', search: '', hash: '' }, '/sports'],
  ['/user/promotion/coupon', { rest: undefined, search: '?x=1', hash: '' }, '/user/promotion/coupon?x=1'],
  ['/', { rest: undefined, search: '', hash: '#c' }, '/#c'],
] as const)('keeps the rest of the path, query and hash for %s', (target, from, expected) => {
  expect(redirectUrl(target, from)).toBe(expected);
});
