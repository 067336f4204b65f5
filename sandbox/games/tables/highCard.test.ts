import { expect, test } from 'vitest';
import { highCard, highCardPaid, highCardReturns } from './highCard.ts';

test('returns what it states over all pairs of cards of eight decks', () => {
  const shoe = Array.from({ length: 8 * 52 }, (_, index) => index % 52);
  const paid: Record<string, number> = {};
  for (const [index, player] of shoe.entries()) {
    for (const [other, banker] of shoe.entries()) {
      if (index === other) continue;
      for (const [spot, pays] of Object.entries(highCardPaid(player, banker)))
        paid[spot] = (paid[spot] ?? 0) + pays;
    }
  }
  const pairs = shoe.length * (shoe.length - 1);
  expect((paid.player ?? 0) / pairs).toBeCloseTo(96.2651, 4);
  expect((paid.player ?? 0) / pairs).toBeCloseTo(highCardReturns.side, 10);
  expect(paid.banker).toBe(paid.player);
  expect((paid.tie ?? 0) / pairs).toBeCloseTo(highCardReturns.tie, 10);
});

test('draws a card for each side; aces are high and a tie returns half of a side', () => {
  // In order: an ace against a two.
  expect(highCard.draw(() => 0)).toEqual({ shown: [0, 1], paid: { player: 200 } });
  expect(highCardPaid(12, 13)).toEqual({ banker: 200 });
  expect(highCardPaid(12, 25)).toEqual({ tie: 1200, player: 50, banker: 50 });
});
