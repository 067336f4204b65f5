// Values of cards in baccarat and blackjack, for the operator and for the page of the table.
const ranks = 13;
// In place of a third card that was not drawn, or of one that is face down.
export const noCard = -1;

/** Returns the value of a card; cards are numbered from 0, from ace to king in each of four suits. */
export function cardValue(card: number): number {
  const rank = card % ranks;
  return rank < 9 ? rank + 1 : 0;
}

export const handTotal = (cards: readonly number[]): number =>
  cards.reduce((total, card) => total + (card === noCard ? 0 : cardValue(card)), 0) % 10;

/** Adds up cards as blackjack does: an ace counts 11 where that keeps the hand at 21 or below. */
export function twentyOneTotal(cards: readonly number[]): number {
  const hard = cards.reduce((total, card) => total + (cardValue(card) || 10), 0);
  return hard <= 11 && cards.some((card) => cardValue(card) === 1) ? hard + 10 : hard;
}

/** Takes cards until the hand counts `stop` or more in blackjack. */
export function drawTo(stop: number, next: () => number, hand: readonly number[] = []): number[] {
  const cards = [...hand];
  while (twentyOneTotal(cards) < stop) cards.push(next());
  return cards;
}
