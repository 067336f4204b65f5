import { expect, test } from 'vitest';
import { boundedAmount, moneyInputRules } from './moneyInputRules.ts';

test('defaults to two decimals, comma for thousands, a decimal point and negative amounts', () => {
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
])('limits a precision of %d to %d', (given, used) => {
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
])('bounds %s by %j to %s', (value, rules, expected) => {
  expect(boundedAmount(value, moneyInputRules(rules))).toBe(expected);
});
