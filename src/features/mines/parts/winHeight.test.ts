import { expect, test } from 'vitest';
import { winHeight } from './winHeight.ts';

test.each([
  [[], 0.5],
  // The columns at the sides stay in sight.
  [[10, 14], 0.5],
  [[12], 0.1],
  [[6], 0.7],
  [[12, 1], 0.9],
  // The fewest where none is free.
  [[1, 2, 3, 6, 7, 8, 11, 12, 16, 17, 18, 22], 0.9],
])('shows a win beside the opened tiles %j', (opened, share) => {
  expect(winHeight(opened)).toBeCloseTo(share);
});
