/** What of a stake or a win belongs to the player's money and what to the bonus. Cents. */
export interface StakeShares {
  mainCents: number;
  bonusCents: number;
}

/** The player's own money first, the bonus for what is missing; null: both together are not enough. */
export function stakeShares(stakeCents: number, wallet: StakeShares): StakeShares | null {
  const mainCents = Math.min(stakeCents, wallet.mainCents);
  const bonusCents = stakeCents - mainCents;
  return bonusCents <= wallet.bonusCents ? { mainCents, bonusCents } : null;
}

/** A win goes back in proportion to where its stake came from; the cent that does not divide is the player's own. */
export function winShares(payoutCents: number, stake: StakeShares): StakeShares {
  const stakeCents = BigInt(stake.mainCents + stake.bonusCents);
  const bonusCents = Number((BigInt(payoutCents) * BigInt(stake.bonusCents)) / stakeCents);
  return { mainCents: payoutCents - bonusCents, bonusCents };
}
