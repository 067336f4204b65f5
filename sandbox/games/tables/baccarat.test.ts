import { expect, test } from 'vitest';
import { catalogueGames } from '../../content/catalogue/games.ts';
import { baccarat, dealBaccarat, paidOf } from './baccarat.ts';
import { handTotal, noCard } from './handTotal.ts';

// Cards of a shoe of eight decks by their value: ten, jack, queen and king count 0.
const left = [128, ...Array.from({ length: 9 }, () => 32)];
const cardOf = (value: number) => (value === 0 ? 9 : value - 1);

// Adds up the probability of each path through the rules, card by card, from a shoe that shrinks.
function returns(): Record<string, number> {
  const total: Record<string, number> = { player: 0, banker: 0, tie: 0 };
  const walk = (path: number[], probability: number): void => {
    let taken = 0;
    const hands = dealBaccarat(() => path[taken++] ?? 0);
    if (taken <= path.length) {
      for (const [spot, paid] of Object.entries(paidOf(hands)))
        total[spot] = (total[spot] ?? 0) + probability * paid;
      return;
    }
    const cards = left.reduce((sum, count) => sum + count, 0);
    for (const [value, count] of left.entries()) {
      left[value] = count - 1;
      walk([...path, cardOf(value)], (probability * count) / cards);
      left[value] = count;
    }
  };
  walk([], 1);
  return total;
}

test('returns what punto banco with eight decks returns', { timeout: 60_000 }, () => {
  const { player, banker, tie } = returns();
  expect(player).toBeCloseTo(98.7649, 3);
  expect(banker).toBeCloseTo(98.9421, 3);
  expect(tie).toBeCloseTo(85.6404, 3);
  const stated = catalogueGames.flatMap(({ kind, theme, rtp }) =>
    kind === 'tables' && theme === 'bacara' ? [rtp] : [],
  );
  expect(new Set(stated)).toEqual(new Set([Math.floor((player ?? 0) * 10) / 10]));
});

test('draws third cards by the rules, and none against a natural', () => {
  // A shoe in order: the player draws a five on four, and the banker stands on six against it.
  expect(baccarat.draw(() => 0)).toEqual({ shown: [0, 2, 4, 1, 3, noCard], paid: { player: 200 } });
  const cards = [12, 8, 25, 21].values();
  const hands = dealBaccarat(() => cards.next().value ?? Number.NaN);
  expect(hands).toEqual({ player: [12, 25], banker: [8, 21] });
  expect([handTotal(hands.player), handTotal(hands.banker)]).toEqual([0, 8]);
});
