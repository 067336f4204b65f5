import {
  type LimitKind,
  type LimitPeriod,
  type Limits,
  type LimitsRequest,
  limitKinds,
  limitPeriods,
} from '../../../shared/contract/protection.ts';

/** What stands in the form: cents, minutes or numbers of bets; null is no limit. */
export type LimitValues = Record<LimitKind, Record<LimitPeriod, number | null>>;

export function limitValues({ deposit, loss, time, bets }: Limits): LimitValues {
  return { deposit, loss, time, bets };
}

/** Only what differs: a limit that was not touched must not be sent, its pending change would be dropped. */
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

/** Whether a change only takes effect after a day: more room than now, or no limit any more. */
export function isRaise(before: number | null, wanted: number | null): boolean {
  if (before === null) return false;
  return wanted === null || wanted > before;
}

export type LongerPeriod = Exclude<LimitPeriod, 'day'>;

/** A longer period cannot be tighter than a shorter one: it would be the only one that ever counts. */
export function limitFault(values: Record<LimitPeriod, number | null>): LongerPeriod | null {
  const { day, week, month } = values;
  if (day !== null && week !== null && week < day) return 'week';
  const shorter = Math.max(day ?? 0, week ?? 0);
  return month !== null && month < shorter ? 'month' : null;
}
