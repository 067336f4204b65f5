import type { ReferralHold } from '../../src/shared/money/referralHolds.ts';

// Movements of the main wallet, oldest first.
export interface MainMovement {
  at: Date;
  balanceAfterCents: number;
  // The part that was earned by referrals.
  rewardCents: number;
}

/**
 * Computes rewards that cannot be withdrawn yet; other money is spent first, then the oldest reward, and wins restore
 * none.
 */
export function heldRewards(movements: readonly MainMovement[], heldForMs: number): ReferralHold[] {
  let held: ReferralHold[] = [];
  for (const { at, balanceAfterCents, rewardCents } of movements) {
    const releasedAt = new Date(at.getTime() + heldForMs).toISOString();
    if (rewardCents > 0) held = [...held, { amount: rewardCents, released_at: releasedAt }];
    let spentCents = Math.max(0, held.reduce((sum, { amount }) => sum + amount, 0) - balanceAfterCents);
    held = held.flatMap((reward) => {
      const fromThis = Math.min(reward.amount, spentCents);
      spentCents -= fromThis;
      return reward.amount > fromThis ? [{ ...reward, amount: reward.amount - fromThis }] : [];
    });
  }
  return held;
}
