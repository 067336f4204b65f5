import { expect, test } from 'vitest';
import { autoEnd } from './autoStops.ts';

const plan = { rounds: 10, stopAtWinCents: 500, stopAtLossCents: 300 };

test('goes on between the stops, ends at each of them exactly', () => {
  expect(autoEnd(plan, 3, 499)).toBeNull();
  expect(autoEnd(plan, 3, 500)).toBe('win');
  expect(autoEnd(plan, 3, -299)).toBeNull();
  expect(autoEnd(plan, 3, -300)).toBe('loss');
  expect(autoEnd(plan, 10, 0)).toBe('rounds');
});

test('without stops only the number of rounds ends it', () => {
  const open = { ...plan, stopAtWinCents: null, stopAtLossCents: null };
  expect(autoEnd(open, 9, -1_000_000)).toBeNull();
  expect(autoEnd(open, 10, 1_000_000)).toBe('rounds');
});
