import * as v from 'valibot';
import { cents, maybe, whole } from './wire.ts';

export const limitKinds = ['deposit', 'loss', 'time', 'bets'] as const;
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

const byPeriod = v.object({
  day: v.nullish(cents, null),
  week: v.nullish(cents, null),
  month: v.nullish(cents, null),
});
const noLimit = () => ({ day: null, week: null, month: null });

/** `deposit` and `loss` in cents, `time` in minutes, `bets` in numbers of bets; `null` is no limit. */
const limitEntries = {
  deposit: v.nullish(byPeriod, noLimit),
  loss: v.nullish(byPeriod, noLimit),
  time: v.nullish(byPeriod, noLimit),
  bets: v.nullish(byPeriod, noLimit),
};
const unknownUse = () => ({ deposit: noLimit(), loss: noLimit(), time: noLimit(), bets: noLimit() });

export const limitsSchema = v.object({
  ...limitEntries,
  /** Raised limits that hold later. */
  pending: v.nullish(
    v.array(
      v.object({
        kind: v.picklist(limitKinds),
        period: v.picklist(limitPeriods),
        value: v.nullable(whole),
        /** ISO instant. */
        effective_at: v.string(),
      }),
    ),
    () => [],
  ),
  /** What counts towards each limit by now; `null` where the operator does not say. */
  used: v.nullish(v.object(limitEntries), unknownUse),
  /** Minutes since midnight in site time that sessions cover, each up to the player's last activity. */
  time_today: maybe(whole),
});
export type Limits = v.InferOutput<typeof limitsSchema>;

const changeByPeriod = v.object({
  day: v.optional(v.nullable(cents)),
  week: v.optional(v.nullable(cents)),
  month: v.optional(v.nullable(cents)),
});

/** Absent values stay as they are; `null` lifts a limit. */
export const limitsRequestSchema = v.object({
  deposit: v.optional(changeByPeriod),
  loss: v.optional(changeByPeriod),
  time: v.optional(changeByPeriod),
  bets: v.optional(changeByPeriod),
});
export type LimitsRequest = v.InferInput<typeof limitsRequestSchema>;

export const suspensionRequestSchema = v.object({ days: whole });
export const exclusionRequestSchema = v.object({
  months: v.optional(whole),
  permanent: v.optional(v.boolean()),
  password: v.string(),
});

/** End of the pause as an ISO instant; absent when it is for good. */
export const untilSchema = v.object({ until: maybe(v.string()) });
export type Until = v.InferOutput<typeof untilSchema>;
