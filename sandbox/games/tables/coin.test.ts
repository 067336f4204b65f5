import { expect, test } from 'vitest';
import { coin, coinReturn } from './coin.ts';

test('returns what it states over both halves of the draws, and pays one side a round', () => {
  const draws = Array.from({ length: 1_000 }, (_, index) => coin.draw(() => index / 1_000));
  for (const { id } of coin.spots) {
    const paid = draws.reduce((sum, draw) => sum + (draw.paid[id] ?? 0), 0);
    expect(paid / draws.length).toBe(coinReturn);
  }
  expect(draws.every(({ paid }) => Object.keys(paid).length === 1)).toBe(true);
});

test('shows the side that it pays', () => {
  expect(coin.draw(() => 0)).toEqual({ shown: [0], paid: { heads: 195 } });
  expect(coin.draw(() => 0.5)).toEqual({ shown: [1], paid: { tails: 195 } });
});
