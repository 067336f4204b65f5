import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import type { BrandRecord } from '../brand/brandRecord.ts';
import { isRouteEnabled, layoutOfRoute, redirectAddress, redirectOfRoute } from './routeRules.ts';

const { features } = testBrand();
const brand = (changes: Partial<BrandRecord> = {}) => testBrand(changes);

test('a route goes when every feature it could belong to is off', () => {
  const withoutPromotions = { ...features, promotions: false };
  expect(isRouteEnabled('user-promotion', brand({ features: withoutPromotions }))).toBe(true);
  expect(isRouteEnabled('user-promotion', brand({ features: { ...withoutPromotions, bonus: false } }))).toBe(
    false,
  );
});

test('a rule can switch a route off, whatever the features say', () => {
  expect(isRouteEnabled('casino', brand({ routes: { casino: { enabled: false } } }))).toBe(false);
});

test('a route takes the layout of its rule, else that of the brand', () => {
  const mixed = brand({ layout: 'blaze', routes: { sports: { layout: 'orange' } } });
  expect(layoutOfRoute('sports', mixed)).toBe('orange');
  expect(layoutOfRoute('casino', mixed)).toBe('blaze');
  expect(layoutOfRoute(null, mixed)).toBe('blaze');
});

test('a brand can send a route elsewhere, and its rule goes before the table', () => {
  expect(redirectOfRoute('sport', brand())).toBe('/sports/*');
  expect(redirectOfRoute('sport', brand({ routes: { sport: { redirect: '/casino' } } }))).toBe('/casino');
  expect(redirectOfRoute('casino', brand())).toBeNull();
});

test.each([
  ['/sports/*', { rest: 'live/futebol', search: '?a=1', hash: '#b' }, '/sports/live/futebol?a=1#b'],
  ['/sports/*', { rest: '', search: '', hash: '' }, '/sports'],
  ['/user/promotion/coupon', { rest: undefined, search: '?x=1', hash: '' }, '/user/promotion/coupon?x=1'],
  ['/', { rest: undefined, search: '', hash: '#c' }, '/#c'],
] as const)('%s keeps the rest of the address', (target, from, expected) => {
  expect(redirectAddress(target, from)).toBe(expected);
});
