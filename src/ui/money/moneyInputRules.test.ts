import { expect, test } from 'vitest';
import { boundedAmount, moneyInputRules } from './moneyInputRules.ts';

test('a money input has two decimals, comma for thousands, a decimal point, and takes negative amounts', () => {
  expect(moneyInputRules()).toEqual({
    precision: 2,
    thousands: ',',
    decimal: '.',
    allowNegative: true,
    min: null,
    max: null,
    shouldRound: true,
  });
});

test.each([
  [1001, 1000],
  [-1, 0],
  [3.7, 3],
  [Number.NaN, 2],
])('a precision of %d is %d', (given, used) => {
  expect(moneyInputRules({ precision: given }).precision).toBe(used);
});

test.each([
  ['1.005', {}, '1.01'],
  ['-1.005', {}, '-1.01'],
  ['0.999', {}, '1.00'],
  ['1.999', { shouldRound: false }, '1.99'],
  ['2.5', { precision: 0 }, '3'],
  ['12', { min: 20 }, '20'],
  ['50', { max: 20 }, '20'],
  ['12.3', {}, '12.3'],
  ['abc', {}, ''],
])('%s becomes %j → %s', (value, rules, expected) => {
  expect(boundedAmount(value, moneyInputRules(rules))).toBe(expected);
});
