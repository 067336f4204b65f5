// Values of cards in baccarat, for the operator and for the page of the table.
const ranks = 13;
// In place of a third card that was not drawn.
export const noCard = -1;

/** Returns the value of a card; cards are numbered from 0, from ace to king in each of four suits. */
export function cardValue(card: number): number {
  const rank = card % ranks;
  return rank < 9 ? rank + 1 : 0;
}

export const handTotal = (cards: readonly number[]): number =>
  cards.reduce((total, card) => total + (card === noCard ? 0 : cardValue(card)), 0) % 10;
