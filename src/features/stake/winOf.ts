export interface Win {
  // Of the round, so that the same win is shown once.
  roundId: string;
  payoutCents: number;
  multiplier: number;
}

/** Returns the win of a finished round; null at or below the stake, which is nothing to celebrate. */
export function winOf(
  roundId: string,
  stakeCents: number,
  payoutCents: number,
  // Of the round: a payout in whole cents may stand for less.
  multiplier = Math.floor((payoutCents * 100) / stakeCents) / 100,
): Win | null {
  if (stakeCents <= 0 || payoutCents <= stakeCents) return null;
  return { roundId, payoutCents, multiplier };
}
