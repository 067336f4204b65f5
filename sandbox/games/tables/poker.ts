import { shuffled } from './shuffled.ts';
import type { Spot, TableKind } from './tableKind.ts';

export const pokerHands = 2_598_960;
// Percent; what a hand pays is rounded down to hundredths of the stake.
const returned = 96;

export interface PokerSpot extends Spot {
  // Of all five cards of a deck.
  hands: number;
  // What a stake of 100 gets back.
  pays: number;
}

const spot = (id: string, name: string, hands: number): PokerSpot => ({
  id,
  name,
  hands,
  pays: Math.floor((returned * pokerHands) / hands),
});

export const pokerSpots: readonly PokerSpot[] = [
  spot('high', 'Carta alta', 1_302_540),
  spot('pair', 'Par até 10', 760_320),
  spot('jacks', 'Valetes ou mais', 337_920),
  spot('two-pairs', 'Dois pares', 123_552),
  spot('three', 'Trinca', 54_912),
  spot('straight', 'Sequência', 10_200),
  spot('flush', 'Flush', 5_108),
  spot('full', 'Full house', 3_744),
  spot('four', 'Quadra ou mais', 664),
];

// By how many pairs of cards are of the same rank.
const byEqualPairs: Record<number, string> = { 1: 'pair', 2: 'two-pairs', 3: 'three', 4: 'full', 6: 'four' };
const [ace, ten, jack] = [0, 9, 10];

/** Returns the spot of five cards. */
export function pokerSpot(cards: readonly number[]): string {
  const ranks = cards.map((card) => card % 13).sort((one, other) => one - other);
  const equal = ranks.flatMap((rank, index) => ranks.slice(index + 1).filter((other) => other === rank));
  const [first = 0, second = 0, , , last = 0] = ranks;
  const named = byEqualPairs[equal.length];
  if (named === 'pair') return equal[0] === ace || (equal[0] ?? 0) >= jack ? 'jacks' : 'pair';
  if (named) return named;
  const isFlush = new Set(cards.map((card) => Math.floor(card / 13))).size === 1;
  const isStraight = last - first === 4 || (first === ace && second === ten);
  if (isStraight) return isFlush ? 'four' : 'straight';
  return isFlush ? 'flush' : 'high';
}

export const poker: TableKind = {
  spots: pokerSpots,
  draw: (random) => {
    const shown = Array.from({ length: 5 }, shuffled(1, random));
    const id = pokerSpot(shown);
    return { shown, paid: { [id]: pokerSpots.find((spot) => spot.id === id)?.pays ?? 0 } };
  },
};
