import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageCost, averageReturn, bonusName, isFulfilled, leftToWager } from './bonusFigures.ts';

const rollover = (amount_current: number, amount_rollover: number, name?: string) => ({
  id: '7',
  active: 1,
  amount_current,
  amount_rollover,
  amount_won: 0,
  balance: 1_000,
  name,
});

test('never goes below zero, and zero left means fulfilled', () => {
  expect(leftToWager(rollover(1_500, 5_000))).toBe(3_500);
  expect(leftToWager(rollover(6_000, 5_000))).toBe(0);
  expect(isFulfilled(rollover(5_000, 5_000))).toBe(true);
  expect(isFulfilled(rollover(4_999, 5_000))).toBe(false);
});

test('computes a cost of R$ 4 for wagering R$ 100 at a return of 96 %', () => {
  expect(averageCost(10_000, 96)).toBe(400);
  expect(averageCost(10_000, 100)).toBe(0);
  expect(averageCost(1, 96)).toBe(1);
});

test('keeps the cost a whole number of cents within the wagered amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1_000_000_000 }),
      fc.double({ min: 0, max: 120, noNaN: true }),
      (cents, percent) => {
        const cost = averageCost(cents, percent);
        expect(Number.isSafeInteger(cost)).toBe(true);
        expect(cost).toBeGreaterThanOrEqual(0);
        expect(cost).toBeLessThanOrEqual(cents);
      },
    ),
  );
});

test('ignores games without a return or with an impossible one', () => {
  expect(averageReturn([96, undefined, 94, 0, 130])).toBe(95);
  expect(averageReturn([undefined])).toBeNull();
});

test('names a bonus by its number when it has no name', () => {
  expect(bonusName(rollover(0, 1))).toBe('Bônus 7');
  expect(bonusName(rollover(0, 1, 'Da semana'))).toBe('Da semana');
});
