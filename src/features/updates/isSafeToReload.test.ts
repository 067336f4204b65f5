import { expect, test } from 'vitest';
import { smallGameNames } from '../../shared/brand/brandNames.ts';
import { isSafeToReload, type Moment } from './isSafeToReload.ts';

const quiet: Moment = { path: '/casino', dialogs: 0, typed: 0, mutations: [{ status: 'fulfilled' }] };

test('allows a reload of a page without activity', () => {
  expect(isSafeToReload(quiet)).toBe(true);
});

test.each([
  '/play/77',
  '/play/estrela/tigre',
  ...smallGameNames.map((name) => `/games/${name}`),
  '/sports/futebol/hoje',
  '/sports/esports/cs',
  '/user/wallet/deposit',
  '/user/wallet/withdraw',
])('refuses a reload during a round or a payment: %s', (path) => {
  expect(isSafeToReload({ ...quiet, path })).toBe(false);
});

test('refuses a reload with form input, a dialog or a pending mutation', () => {
  expect(isSafeToReload({ ...quiet, typed: 1 })).toBe(false);
  expect(isSafeToReload({ ...quiet, dialogs: 1 })).toBe(false);
  expect(isSafeToReload({ ...quiet, mutations: [{ status: 'pending' }] })).toBe(false);
});
