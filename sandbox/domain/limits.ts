import type { LimitKind, LimitPeriod } from '../../src/shared/contract/account/protection.ts';

// Cents for deposit and loss, minutes for time; null is no limit.
export interface StoredLimit {
  kind: LimitKind;
  period: LimitPeriod;
  value: number | null;
  hasPending: boolean;
  pendingValue: number | null;
  effectiveAt: Date | null;
  // The pending value waits for the player's confirmation, however long.
  asksConfirmation: boolean;
}

export const raiseDelayHours = 24;
const delayMs = raiseDelayHours * 60 * 60 * 1000;

export function currentLimit(limit: StoredLimit, now: Date): StoredLimit {
  if (limit.asksConfirmation || !isDue(limit, now)) return limit;
  return settled(limit, limit.pendingValue);
}

/** Tells whether the waiting time of a raised limit is over. */
export function isDue({ hasPending, effectiveAt }: StoredLimit, now: Date): boolean {
  return hasPending && effectiveAt !== null && effectiveAt <= now;
}

const settled = (limit: StoredLimit, value: number | null): StoredLimit => ({
  ...limit,
  value,
  hasPending: false,
  pendingValue: null,
  effectiveAt: null,
  asksConfirmation: false,
});

/**
 * Applies a lower limit at once and drops the pending one; a higher or removed limit applies after 24 hours. Where
 * it asks for confirmation, it applies when the same value is asked for again after that time.
 */
export function changeLimit(
  before: StoredLimit,
  wanted: number | null,
  now: Date,
  asksConfirmation = false,
): StoredLimit {
  const limit = currentLimit(before, now);
  if (wanted === limit.value || isLower(wanted, limit.value)) return settled(limit, wanted);
  if (isDue(limit, now) && wanted === limit.pendingValue) return settled(limit, wanted);
  const effectiveAt = new Date(now.getTime() + delayMs);
  return { ...limit, hasPending: true, pendingValue: wanted, effectiveAt, asksConfirmation };
}

/** Returns one limit of each kind and period: the lowest that holds now in any of the accounts. */
export function lowestLimits(limits: readonly StoredLimit[], now: Date): StoredLimit[] {
  const lowest = new Map<string, StoredLimit>();
  for (const limit of limits.map((stored) => currentLimit(stored, now))) {
    const key = `${limit.kind}:${limit.period}`;
    const known = lowest.get(key);
    if (!known || isLower(limit.value, known.value)) lowest.set(key, limit);
  }
  return [...lowest.values()];
}

function isLower(wanted: number | null, value: number | null): boolean {
  if (wanted === null) return false;
  return value === null || wanted < value;
}
