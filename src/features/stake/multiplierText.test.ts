import { expect, test } from 'vitest';
import { exactTimes, times } from './multiplierText.ts';

test.each([
  [1.125, '1,12×'],
  [1.2857, '1,28×'],
  [1.15, '1,15×'],
  [2277, '2.277×'],
  [1138.5, '1.138,50×'],
  [99.999, '99,99×'],
])('cuts %s to the decimals that count', (multiplier, text) => {
  expect(times(multiplier)).toBe(text);
});

test('formats all four decimals', () => {
  expect(exactTimes(1.125)).toBe('1,1250×');
});
