import {
  type LimitKind,
  type LimitPeriod,
  type Limits,
  type LimitsRequest,
  limitKinds,
  limitPeriods,
} from '../../../shared/contract/account/protection.ts';

// Cents, minutes or numbers of bets; null means no limit.
export type LimitValues = Record<LimitKind, Record<LimitPeriod, number | null>>;

export function limitValues({ deposit, loss, time, bets }: Limits): LimitValues {
  return { deposit, loss, time, bets };
}

/** Returns only changed limits, because resending one would drop its pending change. */
export function changedLimits(before: LimitValues, wanted: LimitValues): LimitsRequest {
  const request: LimitsRequest = {};
  for (const kind of limitKinds) {
    for (const period of limitPeriods) {
      const value = wanted[kind][period];
      if (value !== before[kind][period]) request[kind] = { ...request[kind], [period]: value };
    }
  }
  return request;
}

/** Tells whether a change applies only after 24 h: a higher limit or none. */
export function isRaise(before: number | null, wanted: number | null): boolean {
  if (before === null) return false;
  return wanted === null || wanted > before;
}

export type LongerPeriod = Exclude<LimitPeriod, 'day'>;

/** Returns the period whose limit is tighter than that of a shorter period, or null. */
export function limitError(values: Record<LimitPeriod, number | null>): LongerPeriod | null {
  const { day, week, month } = values;
  if (day !== null && week !== null && week < day) return 'week';
  const shorter = Math.max(day ?? 0, week ?? 0);
  return month !== null && month < shorter ? 'month' : null;
}
