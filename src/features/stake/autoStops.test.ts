import { expect, test } from 'vitest';
import { autoEnd } from './autoStops.ts';

const plan = { rounds: 10, stopAtWinCents: 500, stopAtLossCents: 300 };

test('continues between the stops and ends exactly at each of them', () => {
  expect(autoEnd(plan, 3, 499)).toBeNull();
  expect(autoEnd(plan, 3, 500)).toBe('win');
  expect(autoEnd(plan, 3, -299)).toBeNull();
  expect(autoEnd(plan, 3, -300)).toBe('loss');
  expect(autoEnd(plan, 10, 0)).toBe('rounds');
});

test('ends only by the number of rounds without stops', () => {
  const open = { ...plan, stopAtWinCents: null, stopAtLossCents: null };
  expect(autoEnd(open, 9, -1_000_000)).toBeNull();
  expect(autoEnd(open, 10, 1_000_000)).toBe('rounds');
});
