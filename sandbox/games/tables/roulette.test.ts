import { expect, test } from 'vitest';
import { roulette, rouletteSpots, wheelPockets } from './roulette.ts';

const pockets = wheelPockets.map((_, index) => index);
const drawsOfAll = pockets.map((pocket) => roulette.draw(() => pocket / pockets.length));

test('draws each of the 37 pockets for an equal share of random numbers', () => {
  expect(drawsOfAll.map(({ shown: [pocket] }) => pocket)).toEqual(pockets);
  expect(roulette.draw(() => 1 - 2 ** -48).shown).toEqual([36]);
  expect(new Set(wheelPockets).size).toBe(37);
});

test.each(rouletteSpots.map(({ id }) => id))('returns 36 of 37 over all pockets: %s', (spot) => {
  const paid = drawsOfAll.reduce((total, draw) => total + (draw.paid[spot] ?? 0), 0);
  expect(paid).toBe(3600);
});

test('pays the color, half and dozen of a number with it, and nothing but itself for zero', () => {
  expect(drawsOfAll[0]?.paid).toEqual({ 0: 3600 });
  expect(drawsOfAll[17]?.paid).toEqual({ 17: 3600, 'dozen-2': 300, low: 200, black: 200, odd: 200 });
  expect(drawsOfAll[36]?.paid).toEqual({ 36: 3600, 'dozen-3': 300, high: 200, red: 200, even: 200 });
});
