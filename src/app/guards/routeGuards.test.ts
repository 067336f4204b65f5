import { expect, test } from 'vitest';
import { smallGameNames } from '../../shared/brand/brandNames.ts';
import { guardNames } from '../../shared/paths/routeEntry.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { guardsOf } from '../../shared/paths/routeRules.ts';
import { guards } from './enterRoute.ts';

const free = { jurisdiction: 'none' } as const;
const lawful = { jurisdiction: 'br' } as const;
const guardsOn = (path: string, brand: typeof free | typeof lawful = free) => {
  const id = routeOfPath(path);
  return id === null ? null : [...guardsOf(id, brand)].sort();
};

test.each([
  ['/', []],
  ['/casino', []],
  ['/altenar-sports/aviator', ['refresh-ip']],
  ['/sports/futebol/brasil', ['cookie-consent', 'refresh-ip', 'require-verification']],
  ['/sports/esports/cs2', ['cookie-consent', 'refresh-ip', 'require-verification']],
  ['/play/12', ['cookie-consent', 'require-verification']],
  ['/play/estudio/jogo', ['cookie-consent', 'require-verification']],
  ['/user/wallet', ['auth']],
  ['/user/wallet/deposit', ['auth', 'refresh-ip']],
  ['/user/wallet/withdraw', ['auth']],
  ['/user/account', ['auth', 'refresh-ip']],
  ['/user/account/document', []],
  ['/user/account/password', ['auth', 'refresh-ip']],
  ['/user/password', ['auth', 'refresh-ip']],
  ['/user/withdraw', ['auth', 'refresh-ip']],
  ['/user/promotion', ['auth']],
  ['/user/promotion/coupon', ['auth']],
  ['/user/protection', ['auth']],
  ['/user/protection/exclusion', ['auth']],
  ['/user/protection/suspension', ['auth']],
  ['/user/indications', ['auth']],
  ['/user/transaction', ['auth']],
])('guards %s by %j', (path, expected) => {
  expect(guardsOn(path)).toEqual(expected);
});

test('runs authentication before the IP refresh, and consent before identity', () => {
  for (const path of ['/user/account', '/user/withdraw', '/user/password', '/user/wallet/deposit']) {
    expect(guardsOf(routeOfPath(path) ?? 'index', free)).toEqual(['auth', 'refresh-ip']);
  }
  expect(guardsOf('play-id', free)).toEqual(['cookie-consent', 'require-verification']);
  expect(guardsOf('sports', free)).toEqual(['refresh-ip', 'cookie-consent', 'require-verification']);
});

test.each(smallGameNames)('checks identity at %s under Brazilian law only', (name) => {
  const path = `/games/${name}`;
  expect([guardsOn(path), guardsOn(path, lawful)]).toEqual([[], ['require-verification']]);
});

test('has an implementation for every guard name', () => {
  for (const name of guardNames) expect(guards[name]).toBeTypeOf('function');
});
