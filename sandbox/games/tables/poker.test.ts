import { expect, test } from 'vitest';
import { catalogueGames } from '../../content/catalogue/games.ts';
import { poker, pokerHands, pokerSpot, pokerSpots } from './poker.ts';

test('counts every hand of five cards as the known formulas do', { timeout: 60_000 }, () => {
  const counts: Record<string, number> = {};
  for (let a = 0; a < 48; a++)
    for (let b = a + 1; b < 49; b++)
      for (let c = b + 1; c < 50; c++)
        for (let d = c + 1; d < 51; d++)
          for (let e = d + 1; e < 52; e++) {
            const id = pokerSpot([a, b, c, d, e]);
            counts[id] = (counts[id] ?? 0) + 1;
          }
  // Nine of 13 ranks are below the jack, and not aces.
  const pairs = 1_098_240;
  expect(counts).toEqual({
    high: 1_302_540,
    pair: (pairs * 9) / 13,
    jacks: (pairs * 4) / 13,
    'two-pairs': 123_552,
    three: 54_912,
    straight: 10_200,
    flush: 5_108,
    full: 3_744,
    four: 624 + 40,
  });
  expect(counts).toEqual(Object.fromEntries(pokerSpots.map(({ id, hands }) => [id, hands])));
});

test('returns almost 96 percent on each hand, and states that of a pair of jacks', () => {
  const returnOf = new Map(pokerSpots.map(({ id, pays, hands }) => [id, (pays * hands) / pokerHands]));
  for (const returned of returnOf.values()) {
    expect(returned).toBeGreaterThan(95.7);
    expect(returned).toBeLessThanOrEqual(96);
  }
  const stated = catalogueGames.flatMap(({ kind, opens, rtp }) =>
    kind === 'tables' && opens === 'poker' ? [rtp] : [],
  );
  expect(new Set(stated)).toEqual(new Set([Math.floor((returnOf.get('jacks') ?? 0) * 10) / 10]));
});

test('draws five cards of one deck and pays their hand alone', () => {
  // In order: a straight flush from ace to five.
  expect(poker.draw(() => 0)).toEqual({ shown: [0, 1, 2, 3, 4], paid: { four: 375_753 } });
  const drawn = poker.draw(() => 0.999).shown;
  expect(new Set(drawn).size).toBe(5);
});
