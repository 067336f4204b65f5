const cardsInDeck = 52;

/** Shuffles decks; what it returns takes the next card. */
export function shuffled(decks: number, random: () => number): () => number {
  const cards = Array.from({ length: decks * cardsInDeck }, (_, index) => index % cardsInDeck);
  return () => cards.splice(Math.floor(random() * cards.length), 1)[0] ?? 0;
}
