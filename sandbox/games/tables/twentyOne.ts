import { drawTo, noCard, stopAt, twentyOneTotal } from './handTotal.ts';
import type { TableKind } from './tableKind.ts';

const bankerStop = 17;

// At which total the player's hand stops, and what a stake of 100 on it returns in the long run.
export const stops = [
  { stop: 15, returned: 94.72 },
  { stop: 16, returned: 94.79 },
  { stop: 17, returned: 94.33 },
  { stop: 18, returned: 91 },
] as const;

// What a stake of 100 gets back.
export const twentyOnePays = { blackjack: 250, win: 200, tie: 100 } as const;

const blackjack = 22;

// 0 of a hand above 21.
function strength(cards: readonly number[]): number {
  const total = twentyOneTotal(cards);
  if (total > 21) return 0;
  return total === 21 && cards.length === 2 ? blackjack : total;
}

/** Returns what a stake of 100 on a hand gets back; above 21 it loses to any hand of the banker. */
export function twentyOnePaid(hand: readonly number[], banker: readonly number[]): number {
  const [own, other] = [strength(hand), strength(banker)];
  if (own === 0 || own < other) return 0;
  if (own === other) return twentyOnePays.tie;
  return own === blackjack ? twentyOnePays.blackjack : twentyOnePays.win;
}

export const twentyOne: TableKind = {
  spots: stops.map(({ stop }) => ({ id: String(stop), name: `Parar em ${stop}` })),
  draw: (random) => {
    // Each card from a whole deck.
    const next = () => Math.floor(random() * 52);
    const longest = drawTo(Math.max(...stops.map(({ stop }) => stop)), next);
    const banker = drawTo(bankerStop, next);
    const paid = stops.map(({ stop }) => [stop, twentyOnePaid(stopAt(stop, longest), banker)]);
    return { shown: [...longest, noCard, ...banker], paid: Object.fromEntries(paid) };
  },
};
