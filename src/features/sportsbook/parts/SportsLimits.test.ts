import { expect, test } from 'vitest';
import { betLimits } from './SportsLimits.tsx';

const of = (single: number, total: number, multiple: number) =>
  betLimits({ sport_min_single: single, sport_min_total: total, sport_multiple: multiple }).replace(
    /\s/g,
    ' ',
  );

test('shows the minimum of single and multiple bets and the number of selections', () => {
  expect(of(10, 50, 10)).toBe('Mínimo R$ 0,10 · múltipla R$ 0,50, até 10 seleções');
});

test('shows an equal minimum once', () => {
  expect(of(200, 200, 4)).toBe('Mínimo R$ 2,00 · múltiplas, até 4 seleções');
});

test('tells when the operator accepts no multiples', () => {
  expect(of(100, 500, 1)).toBe('Mínimo R$ 1,00, só apostas simples');
});
