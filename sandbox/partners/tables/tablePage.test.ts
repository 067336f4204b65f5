import { expect, test } from 'vitest';
import { chipsWithin } from './tablePage.ts';

test.each([
  { min: 50, max: 2_000, chips: [100, 500, 1000] },
  { min: 250, max: 2_000, chips: [500, 1000] },
  { min: 500, max: 1_500, chips: [500, 1000] },
  { min: 1_000, max: 2_000, chips: [1000] },
])('offers the chips that are a bet alone from $min to $max cents', ({ min, max, chips }) => {
  expect(chipsWithin(min, max)).toEqual(chips);
});

test('offers the largest chip that adds up to a bet when no chip is one alone', () => {
  expect(chipsWithin(1_500, 2_000)).toEqual([1000]);
});
