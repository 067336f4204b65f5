export interface Spot {
  id: string;
  name: string;
}

export interface Draw {
  // What the page shows of it: a pocket, cards or dice.
  shown: number[];
  // Payout in hundredths of a stake, by spot; other spots lose.
  paid: Readonly<Record<string, number>>;
}

export interface TableKind {
  spots: readonly Spot[];
  draw(random: () => number): Draw;
}
