import { expect, it } from 'vitest';
import { calculate } from './calculate.ts';

it.each([
  ['4px * 2', '8px'],
  ['(2 + 3) * 4', '20'],
  ['calc(1rem / 4)', '0.25rem'],
  ['-2px + 6px', '4px'],
  ['10px - 1rem', undefined],
  ['16px', undefined],
  ['rgb(1 2 3)', undefined],
  ['Exo 2', undefined],
  ['1 / 0', undefined],
])('calculates %s', (formula, result) => {
  expect(calculate(formula)).toBe(result);
});
