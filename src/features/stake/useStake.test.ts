import { expect, test } from 'vitest';
import { problemOf } from './useStake.ts';

test('keeps a bet between the operator’s limits and within the balance', () => {
  expect(problemOf(500, 10, 2_000, 500)).toBeNull();
  expect(problemOf(501, 10, 2_000, 500)).toBe('Saldo insuficiente');
  expect(problemOf(9, 10, 2_000, 500)).toMatch(/^A aposta mínima/);
  expect(problemOf(2_001, 10, 2_000, 5_000)).toMatch(/^A aposta máxima/);
  expect(problemOf(null, 10, 2_000, 500)).toMatch(/^Escreva/);
});

test('ignores the balance of a visitor', () => {
  expect(problemOf(2_000, 10, 2_000, null)).toBeNull();
});
