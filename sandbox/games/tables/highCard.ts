import { baccarat } from './baccarat.ts';
import { shuffled } from './shuffled.ts';
import type { TableKind } from './tableKind.ts';

const decks = 8;
// Cards of the rank of the first card, among those left.
const tieChance = (decks * 4 - 1) / (decks * 52 - 1);

// What a stake of 100 gets back; a tie returns half of the stakes on both sides.
export const highCardPays = { side: 200, tie: 1200 } as const;
export const highCardReturns = {
  side: 100 - tieChance * 50,
  tie: highCardPays.tie * tieChance,
};

// Aces are high.
const height = (card: number) => (card + 12) % 13;

/** Returns what a stake of 100 on each spot gets back for the cards of both sides. */
export function highCardPaid(player: number, banker: number): Record<string, number> {
  const lead = height(player) - height(banker);
  if (lead === 0) return { tie: highCardPays.tie, player: 50, banker: 50 };
  return { [lead > 0 ? 'player' : 'banker']: highCardPays.side };
}

export const highCard: TableKind = {
  spots: baccarat.spots,
  draw: (random) => {
    const next = shuffled(decks, random);
    const [player, banker] = [next(), next()];
    return { shown: [player, banker], paid: highCardPaid(player, banker) };
  },
};
