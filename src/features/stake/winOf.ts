export interface Win {
  // Of the round, so that the same win is shown once.
  roundId: string;
  payoutCents: number;
  multiplier: number;
}

/** Returns the win of a finished round; null at or below the stake, which is nothing to celebrate. */
export function winOf(roundId: string, stakeCents: number, payoutCents: number): Win | null {
  if (stakeCents <= 0 || payoutCents <= stakeCents) return null;
  return { roundId, payoutCents, multiplier: payoutCents / stakeCents };
}
