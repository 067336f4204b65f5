import { expect, test } from 'vitest';
import { guardNames } from '../../shared/paths/routeEntry.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import { guards } from './registry.ts';

const guardsOf = (path: string) => {
  const id = routeOfPath(path);
  return id === null ? null : [...routeEntry(id).guards].sort();
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
])('%s is guarded by %j', (path, expected) => {
  expect(guardsOf(path)).toEqual(expected);
});

test('who somebody is comes before from where they come, and consent before identity', () => {
  for (const path of ['/user/account', '/user/withdraw', '/user/password', '/user/wallet/deposit']) {
    expect(routeEntry(routeOfPath(path) ?? 'index').guards).toEqual(['auth', 'refresh-ip']);
  }
  expect(routeEntry('play-id').guards).toEqual(['cookie-consent', 'require-verification']);
  expect(routeEntry('sports').guards).toEqual(['refresh-ip', 'cookie-consent', 'require-verification']);
});

test('there is a guard behind every name', () => {
  for (const name of guardNames) expect(guards[name]).toBeTypeOf('function');
});
