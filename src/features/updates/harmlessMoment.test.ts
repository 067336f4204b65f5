import { expect, test } from 'vitest';
import { isHarmless, type Moment } from './harmlessMoment.ts';

const quiet: Moment = { path: '/casino', dialogs: 0, typed: 0, mutations: [{ status: 'fulfilled' }] };

test('a page that is only looked at may be fetched anew', () => {
  expect(isHarmless(quiet)).toBe(true);
});

test.each([
  '/play/77',
  '/play/estrela/tigre',
  '/games/mines',
  '/games/double',
  '/sports/futebol/hoje',
  '/sports/esports/cs',
  '/user/wallet/deposit',
  '/user/wallet/withdraw',
])('never inside a round or a payment: %s', (path) => {
  expect(isHarmless({ ...quiet, path })).toBe(false);
});

test('never while something is typed, asked in a dialog or on its way', () => {
  expect(isHarmless({ ...quiet, typed: 1 })).toBe(false);
  expect(isHarmless({ ...quiet, dialogs: 1 })).toBe(false);
  expect(isHarmless({ ...quiet, mutations: [{ status: 'pending' }] })).toBe(false);
});
