import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { matchesPattern, redirectTarget, servedRoutes } from './servedRoutes.ts';

const responseOf = (path: string, changes: Parameters<typeof testBrand>[0] = {}) => {
  const route = servedRoutes(testBrand(changes)).find(({ pattern }) => matchesPattern(pattern, path));
  if (!route) return 'none';
  return route.response === 'redirect' ? redirectTarget(route, path) : route.response;
};
const features = (off: Partial<ReturnType<typeof testBrand>['features']>) => ({
  features: { ...testBrand().features, ...off },
});

test.each([
  '/casino',
  '/Casino/',
  '/casino/crash',
  '/play/studio/game',
  '/user/wallet',
  '/sports/a/b/c',
  '/sports',
])('%s is answered by the app', (path) => expect(responseOf(path)).toBe('app'));

test.each(['/nothing', '/termos-de-uso', '/rules-betting', '/play', '/play/a/b/c', '/user/nothing'])(
  '%s is of no route that a server knows',
  (path) => expect(responseOf(path)).toBe('none'),
);

test('keeps the paths of an off feature missing where a wider route would answer', () => {
  expect(responseOf('/casino/live', features({ live: false }))).toBe('missing');
  expect(responseOf('/casino/crash', features({ live: false }))).toBe('app');
  expect(responseOf('/sports/esports/dota', features({ esports: false }))).toBe('missing');
  expect(responseOf('/sports/esports', features({ esports: false, sports: false }))).toBe('none');
});

test('redirects by the record and by the table, with the rest of the path', () => {
  expect(responseOf('/sport')).toBe('/sports');
  expect(responseOf('/sport/a/b/')).toBe('/sports/a/b');
  expect(responseOf('/user/coupon')).toBe('/user/promotion/coupon');
  expect(responseOf('/suppliers', { routes: { suppliers: { redirect: '/providers?a="$x"' } } })).toBe(
    '/providers?a=%22%24x%22',
  );
});
