import type { LimitKind, LimitPeriod } from '../../src/shared/contract/protection.ts';

/** A player's limit: cents for deposit and loss, minutes for time; null is none. */
export interface StoredLimit {
  kind: LimitKind;
  period: LimitPeriod;
  value: number | null;
  hasPending: boolean;
  pendingValue: number | null;
  effectiveAt: Date | null;
}

const delayMs = 24 * 60 * 60 * 1000;

/** The limit as it holds now: a pending value whose time has come has taken over. */
export function currentLimit(limit: StoredLimit, now: Date): StoredLimit {
  if (!limit.hasPending || !limit.effectiveAt || limit.effectiveAt > now) return limit;
  return { ...limit, value: limit.pendingValue, hasPending: false, pendingValue: null, effectiveAt: null };
}

/** A lower limit holds at once and drops what was pending; a higher one, or none, holds after 24 hours. */
export function changeLimit(before: StoredLimit, wanted: number | null, now: Date): StoredLimit {
  const limit = currentLimit(before, now);
  if (wanted === limit.value || isLower(wanted, limit.value)) {
    return { ...limit, value: wanted, hasPending: false, pendingValue: null, effectiveAt: null };
  }
  return { ...limit, hasPending: true, pendingValue: wanted, effectiveAt: new Date(now.getTime() + delayMs) };
}

function isLower(wanted: number | null, value: number | null): boolean {
  if (wanted === null) return false;
  return value === null || wanted < value;
}
