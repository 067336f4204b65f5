import type { LimitKind, LimitPeriod } from '../../src/shared/contract/account/protection.ts';

// Cents for deposit and loss, minutes for time; null is no limit.
export interface StoredLimit {
  kind: LimitKind;
  period: LimitPeriod;
  value: number | null;
  hasPending: boolean;
  pendingValue: number | null;
  effectiveAt: Date | null;
}

const delayMs = 24 * 60 * 60 * 1000;

export function currentLimit(limit: StoredLimit, now: Date): StoredLimit {
  if (!limit.hasPending || !limit.effectiveAt || limit.effectiveAt > now) return limit;
  return { ...limit, value: limit.pendingValue, hasPending: false, pendingValue: null, effectiveAt: null };
}

/** Applies a lower limit at once and drops the pending one; a higher or removed limit applies after 24 hours. */
export function changeLimit(before: StoredLimit, wanted: number | null, now: Date): StoredLimit {
  const limit = currentLimit(before, now);
  if (wanted === limit.value || isLower(wanted, limit.value)) {
    return { ...limit, value: wanted, hasPending: false, pendingValue: null, effectiveAt: null };
  }
  return { ...limit, hasPending: true, pendingValue: wanted, effectiveAt: new Date(now.getTime() + delayMs) };
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
