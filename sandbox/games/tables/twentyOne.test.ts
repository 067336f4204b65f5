import { expect, test } from 'vitest';
import { catalogueGames } from '../../content/catalogue/games.ts';
import { twentyOneTotal } from './handTotal.ts';
import { stops, twentyOne, twentyOnePaid } from './twentyOne.ts';

// The chance of each way in which a hand ends, with cards that end so.
type Ends = Map<string, { cards: number[]; chance: number }>;

function endsOf(stop: number): Ends {
  const ends: Ends = new Map();
  const walk = (cards: number[], chance: number): void => {
    const total = twentyOneTotal(cards);
    if (total >= stop) {
      const end = `${Math.min(total, 22)} ${total === 21 && cards.length === 2}`;
      ends.set(end, { cards, chance: (ends.get(end)?.chance ?? 0) + chance });
      return;
    }
    // Ten ranks from ace to ten, the last with the figures.
    for (let rank = 0; rank < 10; rank++) walk([...cards, rank], (chance * (rank === 9 ? 4 : 1)) / 13);
  };
  walk([], 1);
  return ends;
}

const banker = [...endsOf(17).values()];
const returnOf = (stop: number) =>
  [...endsOf(stop).values()]
    .flatMap((own) =>
      banker.map((other) => twentyOnePaid(own.cards, other.cards) * own.chance * other.chance),
    )
    .reduce((sum, paid) => sum + paid);

test.each(stops)('returns what it states of a hand that stops at $stop', ({ stop, returned }) => {
  expect(banker.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 10);
  expect(returnOf(stop)).toBeCloseTo(returned, 2);
});

test('states the return of a hand that stops as the banker does', () => {
  const stated = catalogueGames.flatMap(({ kind, opens, rtp }) =>
    kind === 'tables' && opens === 'twentyOne' ? [rtp] : [],
  );
  expect(new Set(stated)).toEqual(new Set([Math.floor(returnOf(17) * 10) / 10]));
});

test('stops each hand at its own total, with the same cards', () => {
  const drawing = (cards: number[]) => {
    const next = cards.map((card) => (card + 0.5) / 52).values();
    return twentyOne.draw(() => next.next().value ?? 0);
  };
  // 16, and 24 with another card, against 24.
  expect(drawing([9, 18, 20, 9, 4, 21])).toEqual({
    shown: [9, 18, 20, -1, 9, 4, 21],
    paid: { 15: 200, 16: 200, 17: 0, 18: 0 },
  });
  // An ace and a six, and then another ace, against 18.
  expect(drawing([0, 5, 13, 9, 7]).paid).toEqual({ 15: 0, 16: 0, 17: 0, 18: 100 });
});

test('pays a blackjack 3 to 2, and it wins against 21 of three cards', () => {
  const [blackjack, three] = [
    [0, 12],
    [9, 4, 5],
  ];
  expect(twentyOnePaid(blackjack ?? [], three ?? [])).toBe(250);
  expect(twentyOnePaid(three ?? [], blackjack ?? [])).toBe(0);
  expect(twentyOnePaid(blackjack ?? [], blackjack ?? [])).toBe(100);
  expect(twentyOnePaid([9, 9, 9], [9, 9, 8])).toBe(0);
});
