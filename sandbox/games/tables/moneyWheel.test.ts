import { expect, test } from 'vitest';
import { moneyWheel, wheelCounts, wheelReturn, wheelSegments, wheelValues } from './moneyWheel.ts';

const draws = wheelSegments.map((_, stop) => moneyWheel.draw(() => (stop + 0.5) / wheelSegments.length));

test('stops at each of the 44 segments for an equal share of random numbers', () => {
  expect(draws.map(({ shown: [stop] }) => stop)).toEqual(wheelSegments.map((_, stop) => stop));
  expect(moneyWheel.draw(() => 1 - 2 ** -48).shown).toEqual([43]);
  for (const [value, count] of Object.entries(wheelCounts))
    expect(wheelSegments.filter((segment) => segment === Number(value))).toHaveLength(count);
});

test.each(wheelValues)('returns what it states of a stake on %i', (value) => {
  const paid = draws.reduce((total, draw) => total + (draw.paid[value] ?? 0), 0);
  expect(paid / draws.length).toBeCloseTo(wheelReturn, 10);
});

test('pays the value to 1 with the stake, and nothing to the other values', () => {
  for (const { shown, paid } of draws) {
    const value = wheelSegments[shown[0] ?? 0] ?? 0;
    expect(paid).toEqual({ [value]: value * 100 + 100 });
  }
});

test('has no two large values side by side', () => {
  const pairs = wheelSegments.map((value, index) => [
    value,
    wheelSegments[(index + 1) % wheelSegments.length],
  ]);
  expect(pairs.filter(([one = 0, next = 0]) => one >= 5 && next >= 5)).toEqual([]);
});
