import { expect, test } from 'vitest';
import { routeOfPath } from './routeOfPath.ts';

test.each([
  ['/', 'index'],
  ['/casino/live?x=1', 'casino-live'],
  ['/casino/mesas', 'casino-category'],
  ['/sports', 'sports'],
  ['/sports/football/br#top', 'sports'],
  ['/sports/esports', 'sports-esports'],
  ['/termos-de-uso', 'regulation'],
  ['/play/estudio/jogo', 'play-provider-name'],
  ['/no/such/page', null],
])('matches %s to %s', (path, routeId) => {
  expect(routeOfPath(path)).toBe(routeId);
});
