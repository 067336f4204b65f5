import { expect, test } from 'vitest';
import { catalogueGames } from '../../content/catalogue/games.ts';
import { twentyOneTotal } from '../tables/handTotal.ts';
import {
  bankerStop,
  blackjackPaid,
  blackjackReturns,
  dealBlackjack,
  isBlackjack,
  moveBlackjack,
} from './blackjackHand.ts';

// Ranks from ace to ten; the last stands for the pictures too.
const ranks = Array.from({ length: 10 }, (_, card) => ({ card, chance: (card === 9 ? 4 : 1) / 13 }));

// Hands that play alike: the same total, and whether another ten would pass 21.
const kind = (cards: readonly number[]) =>
  `${twentyOneTotal(cards)} ${twentyOneTotal([...cards, 9]) > 21} ${isBlackjack(cards)}`;

interface End {
  cards: number[];
  chance: number;
}

function bankerEnds(cards: number[], chance: number, ends: Map<string, End>): Map<string, End> {
  if (twentyOneTotal(cards) >= bankerStop) {
    const end = twentyOneTotal(cards) > 21 ? 'over' : kind(cards);
    ends.set(end, { cards, chance: (ends.get(end)?.chance ?? 0) + chance });
  } else for (const next of ranks) bankerEnds([...cards, next.card], chance * next.chance, ends);
  return ends;
}

// What a stake of 100 returns against an open card of the banker, who has no blackjack.
function returnsAgainst(up: number, canChoose: boolean) {
  const holes = ranks.filter(({ card }) => !isBlackjack([up, card]));
  const share = holes.reduce((sum, { chance }) => sum + chance, 0);
  const ends = new Map<string, End>();
  for (const { card, chance } of holes) bankerEnds([up, card], chance / share, ends);
  const known = new Map<string, number>();
  const stand = (player: number[]) =>
    [...ends.values()].reduce(
      (sum, { cards, chance }) => sum + chance * blackjackPaid({ player, banker: cards }),
      0,
    );
  const drawn = (cards: number[], then: (cards: number[]) => number) =>
    ranks.reduce((sum, { card, chance }) => sum + chance * then([...cards, card]), 0);
  const hit = (cards: number[]): number => {
    const total = twentyOneTotal(cards);
    if (total >= 21) return stand(cards);
    const found = known.get(kind(cards));
    if (found !== undefined) return found;
    const value = canChoose
      ? Math.max(stand(cards), drawn(cards, hit))
      : total >= bankerStop
        ? stand(cards)
        : drawn(cards, hit);
    known.set(kind(cards), value);
    return value;
  };
  // The second stake goes out of what the hand returns.
  const double = (cards: number[]) => 2 * drawn(cards, stand) - 100;
  return (cards: number[]) =>
    canChoose && !isBlackjack(cards) ? Math.max(hit(cards), double(cards)) : hit(cards);
}

function returned(canChoose: boolean): number {
  let sum = 0;
  for (const up of ranks) {
    const play = returnsAgainst(up.card, canChoose);
    for (const first of ranks)
      for (const second of ranks) {
        const player = [first.card, second.card];
        const chance = up.chance * first.chance * second.chance;
        for (const hole of ranks) {
          const banker = [up.card, hole.card];
          sum +=
            chance * hole.chance * (isBlackjack(banker) ? blackjackPaid({ player, banker }) : play(player));
        }
      }
  }
  return sum;
}

test('returns what it states to the best moves, and to a hand that draws below 17', () => {
  expect(returned(true)).toBeCloseTo(blackjackReturns.best, 2);
  expect(returned(false)).toBeCloseTo(blackjackReturns.simple, 2);
});

test('states the return of the best moves in the catalogue', () => {
  const stated = catalogueGames.flatMap(({ kind: shelf, opens, rtp }) =>
    shelf === 'tables' && opens === 'blackjack' ? [rtp] : [],
  );
  expect(new Set(stated)).toEqual(new Set([Math.floor(blackjackReturns.best * 10) / 10]));
});

test('pays a blackjack 3 to 2, and it wins against 21 of three cards', () => {
  const blackjack = [0, 12];
  const three = [9, 4, 5];
  expect(blackjackPaid({ player: blackjack, banker: three })).toBe(250);
  expect(blackjackPaid({ player: three, banker: blackjack })).toBe(0);
  expect(blackjackPaid({ player: blackjack, banker: blackjack })).toBe(100);
  expect(blackjackPaid({ player: [9, 8], banker: [9, 7] })).toBe(200);
  expect(blackjackPaid({ player: [9, 9, 9], banker: [9, 9, 8] })).toBe(0);
});

const drawing = (...cards: number[]) => {
  const next = cards.map((card) => (card + 0.5) / 52).values();
  return () => next.next().value ?? 0;
};

test('deals in turn, and ends at once with a blackjack on either side', () => {
  expect(dealBlackjack(drawing(8, 5, 7, 9))).toEqual({ player: [8, 7], banker: [5, 9], isOver: false });
  expect(dealBlackjack(drawing(0, 5, 12, 9)).isOver).toBe(true);
  expect(dealBlackjack(drawing(8, 0, 7, 12)).isOver).toBe(true);
});

test('draws for the banker to 17 once the player stands, doubles or has 21, and not above 21', () => {
  const hands = { player: [4, 3], banker: [9, 2] };
  expect(moveBlackjack(hands, 'hit', drawing(2))).toEqual({
    player: [4, 3, 2],
    banker: [9, 2],
    isOver: false,
  });
  expect(moveBlackjack(hands, 'stand', drawing(1, 1))).toEqual({
    player: [4, 3],
    banker: [9, 2, 1, 1],
    isOver: true,
  });
  expect(moveBlackjack(hands, 'double', drawing(9, 4))).toEqual({
    player: [4, 3, 9],
    banker: [9, 2, 4],
    isOver: true,
  });
  expect(moveBlackjack({ ...hands, player: [9, 4] }, 'hit', drawing(5, 4))).toEqual({
    player: [9, 4, 5],
    banker: [9, 2, 4],
    isOver: true,
  });
  expect(moveBlackjack({ ...hands, player: [9, 4] }, 'hit', drawing(9))).toEqual({
    player: [9, 4, 9],
    banker: [9, 2],
    isOver: true,
  });
});
