import type { Rollover } from '../../shared/contract/bonus/rollover.ts';

export function bonusName({ name, id }: Rollover): string {
  return name?.trim() || `Bônus ${id}`;
}

/** Returns the cents still to be wagered. */
export function leftToWager({ amount_current, amount_rollover }: Rollover): number {
  return Math.max(0, amount_rollover - amount_current);
}

export function isFulfilled(rollover: Rollover): boolean {
  return leftToWager(rollover) === 0;
}

/** Computes the average cost in cents of wagering an amount at a return in percent, rounded up. */
export function averageCost(wageredCents: number, returnPercent: number): number {
  const kept = Math.min(Math.max(100 - returnPercent, 0), 100);
  return Math.max(0, Math.ceil((wageredCents * kept) / 100 - 1e-9));
}

/** Averages the stated returns of games in percent; null when no game states one. */
export function averageReturn(returns: readonly (number | undefined)[]): number | null {
  const stated = returns.filter((value) => value !== undefined && value > 0 && value <= 100);
  if (stated.length === 0) return null;
  return stated.reduce<number>((sum, value) => sum + (value ?? 0), 0) / stated.length;
}
