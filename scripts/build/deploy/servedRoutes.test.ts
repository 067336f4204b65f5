import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { matchesPattern, redirectTarget, servedRoutes } from './servedRoutes.ts';

const answerOf = (path: string, changes: Parameters<typeof testBrand>[0] = {}) => {
  const route = servedRoutes(testBrand(changes)).find(({ pattern }) => matchesPattern(pattern, path));
  if (!route) return 'none';
  return route.answer === 'redirect' ? redirectTarget(route, path) : route.answer;
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
])('%s is answered by the app', (path) => expect(answerOf(path)).toBe('app'));

test.each(['/nothing', '/termos-de-uso', '/rules-betting', '/play', '/play/a/b/c', '/user/nothing'])(
  '%s is of no route that a server knows',
  (path) => expect(answerOf(path)).toBe('none'),
);

test('keeps the paths of an off feature missing where a wider route would answer', () => {
  expect(answerOf('/casino/live', features({ live: false }))).toBe('missing');
  expect(answerOf('/casino/crash', features({ live: false }))).toBe('app');
  expect(answerOf('/sports/esports/dota', features({ esports: false }))).toBe('missing');
  expect(answerOf('/sports/esports', features({ esports: false, sports: false }))).toBe('none');
});

test('redirects by the record and by the table, with the rest of the path', () => {
  expect(answerOf('/sport')).toBe('/sports');
  expect(answerOf('/sport/a/b/')).toBe('/sports/a/b');
  expect(answerOf('/user/coupon')).toBe('/user/promotion/coupon');
  expect(answerOf('/suppliers', { routes: { suppliers: { redirect: '/providers?a="$x"' } } })).toBe(
    '/providers?a=%22%24x%22',
  );
});
