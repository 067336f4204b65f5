import { expect, test } from 'vitest';
import { backoffMs } from './wait.ts';

test('doubles the pauses up to a minute', () => {
  const middle = () => 0.5;
  expect([1, 2, 3, 4, 5, 6, 20].map((failures) => backoffMs(failures, middle))).toEqual([
    2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000,
  ]);
});

test('varies the pauses between visitors by a fifth at most', () => {
  expect(backoffMs(1, () => 0)).toBe(1_600);
  expect(backoffMs(1, () => 1)).toBe(2_400);
});
