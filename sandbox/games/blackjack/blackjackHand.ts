import { drawTo, twentyOneTotal } from '../tables/handTotal.ts';

export const bankerStop = 17;

// What a stake of 100 gets back.
export const blackjackPays = { blackjack: 250, win: 200, tie: 100 } as const;

// What a stake of 100 returns in the long run: to the best moves, and to a hand that only draws below 17.
export const blackjackReturns = { best: 98.91, simple: 94.33 } as const;

export type BlackjackMove = 'hit' | 'stand' | 'double';

export interface BlackjackHands {
  player: number[];
  banker: number[];
}

// 0 of a hand above 21.
function strength(cards: readonly number[]): number {
  const total = twentyOneTotal(cards);
  if (total > 21) return 0;
  return isBlackjack(cards) ? 22 : total;
}

/** Tells whether a hand is an ace with a ten or a picture. */
export const isBlackjack = (cards: readonly number[]): boolean =>
  cards.length === 2 && twentyOneTotal(cards) === 21;

/** Returns what a stake of 100 on a hand gets back; above 21 it loses to any hand of the banker. */
export function blackjackPaid({ player, banker }: BlackjackHands): number {
  const [own, other] = [strength(player), strength(banker)];
  if (own === 0 || own < other) return 0;
  if (own === other) return blackjackPays.tie;
  return isBlackjack(player) ? blackjackPays.blackjack : blackjackPays.win;
}

// Each card from a whole deck.
const cardOf = (random: () => number) => Math.floor(random() * 52);

/** Deals two cards to each; a blackjack on either side ends the round. */
export function dealBlackjack(random: () => number): BlackjackHands & { isOver: boolean } {
  const [own = 0, up = 0, second = 0, hole = 0] = Array.from({ length: 4 }, () => cardOf(random));
  const hands = { player: [own, second], banker: [up, hole] };
  return { ...hands, isOver: isBlackjack(hands.player) || isBlackjack(hands.banker) };
}

/** Takes a move and, once the player's hand is over, the cards of the banker. */
export function moveBlackjack(
  { player, banker }: BlackjackHands,
  move: BlackjackMove,
  random: () => number,
): BlackjackHands & { isOver: boolean } {
  const own = move === 'stand' ? player : [...player, cardOf(random)];
  const total = twentyOneTotal(own);
  const isOver = move !== 'hit' || total >= 21;
  const isPlayed = isOver && total <= 21;
  return {
    player: own,
    banker: isPlayed ? drawTo(bankerStop, () => cardOf(random), banker) : banker,
    isOver,
  };
}
