// Parts of a stake or a win in cents.
export interface StakeShares {
  mainCents: number;
  bonusCents: number;
}

/** Splits a stake, the player's own money first; null when both wallets are too small. */
export function stakeShares(stakeCents: number, wallet: StakeShares): StakeShares | null {
  const mainCents = Math.min(stakeCents, wallet.mainCents);
  const bonusCents = stakeCents - mainCents;
  return bonusCents <= wallet.bonusCents ? { mainCents, bonusCents } : null;
}

/** Splits a win in proportion to its stake; the indivisible cent goes to the player's own money. */
export function winShares(payoutCents: number, stake: StakeShares): StakeShares {
  const stakeCents = BigInt(stake.mainCents + stake.bonusCents);
  const bonusCents = Number((BigInt(payoutCents) * BigInt(stake.bonusCents)) / stakeCents);
  return { mainCents: payoutCents - bonusCents, bonusCents };
}
