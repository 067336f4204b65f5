// Amounts in cents.
export interface RolloverProgress {
  // Wagered so far and to be wagered.
  amountCurrent: number;
  amountRollover: number;
  // Bonus money that is left.
  balance: number;
  state: RolloverState;
}
export const rolloverStates = {
  waiting: 'waiting',
  active: 'active',
  redeemed: 'redeemed',
  excluded: 'excluded',
} as const;
export type RolloverState = keyof typeof rolloverStates;

/** Checks that no other rollover is active, because a player works off one at a time. */
export function canActivate(rollover: RolloverProgress, another: { state: RolloverState } | null): boolean {
  return rollover.state === rolloverStates.waiting && another === null;
}

export function isFulfilled(rollover: RolloverProgress): boolean {
  return rollover.amountCurrent >= rollover.amountRollover;
}

export function canRedeem(rollover: RolloverProgress): boolean {
  return rollover.state === rolloverStates.active && isFulfilled(rollover);
}

export function canExclude(rollover: RolloverProgress): boolean {
  return rollover.state === rolloverStates.active || rollover.state === rolloverStates.waiting;
}

// Returns the progress after a stake, capped at the goal.
export function afterStake(rollover: RolloverProgress, stakeCents: number): number {
  if (rollover.state !== rolloverStates.active) return rollover.amountCurrent;
  return Math.min(rollover.amountRollover, rollover.amountCurrent + stakeCents);
}
