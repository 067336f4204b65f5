import * as v from 'valibot';
import type { Call } from '../call.ts';
import { cents, maybe, whole } from '../wire.ts';

export const limitKinds = ['deposit', 'loss', 'time', 'bets'] as const;
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitKind = (typeof limitKinds)[number];
export type LimitPeriod = (typeof limitPeriods)[number];

export const limitByPeriodSchema = v.object({
  day: v.nullish(cents, null),
  week: v.nullish(cents, null),
  month: v.nullish(cents, null),
});
const noLimit = () => ({ day: null, week: null, month: null });

// `deposit` and `loss` in cents, `time` in minutes, `bets` in numbers of bets; `null` is no limit.
const limitEntries = {
  deposit: v.nullish(limitByPeriodSchema, noLimit),
  loss: v.nullish(limitByPeriodSchema, noLimit),
  time: v.nullish(limitByPeriodSchema, noLimit),
  bets: v.nullish(limitByPeriodSchema, noLimit),
};
const unknownUse = () => ({ deposit: noLimit(), loss: noLimit(), time: noLimit(), bets: noLimit() });

// End of the pause as an ISO instant; null when it is permanent.
export const untilSchema = v.object({ until: v.nullish(v.string(), null) });

export const limitsSchema = v.object({
  ...limitEntries,
  // Raised limits that take effect later.
  pending: v.nullish(
    v.array(
      v.object({
        kind: v.picklist(limitKinds),
        period: v.picklist(limitPeriods),
        value: v.nullable(whole),
        // ISO instant.
        effective_at: v.string(),
        // `later`: asks for confirmation from then on. `open`: waits for it now. Absent: takes effect by itself.
        confirmation: maybe(v.picklist(['later', 'open'])),
      }),
    ),
    () => [],
  ),
  // What counts towards each limit by now; `null` where the operator does not send it.
  used: v.nullish(v.object(limitEntries), unknownUse),
  // Minutes since midnight in site time that sessions cover, each up to the player's last activity.
  time_today: maybe(whole),
  // End of a pause as an ISO instant; absent without one. Stakes and deposits are refused until then.
  paused_until: maybe(v.string()),
  // The self-exclusion that holds now; absent without one. Stakes, deposits and bonuses are refused.
  excluded: maybe(untilSchema),
});
export type Limits = v.InferOutput<typeof limitsSchema>;

export const limitChangeByPeriodSchema = v.object({
  day: v.optional(v.nullable(cents)),
  week: v.optional(v.nullable(cents)),
  month: v.optional(v.nullable(cents)),
});

// Absent values stay as they are; `null` lifts a limit.
export const limitsRequestSchema = v.object({
  deposit: v.optional(limitChangeByPeriodSchema),
  loss: v.optional(limitChangeByPeriodSchema),
  time: v.optional(limitChangeByPeriodSchema),
  bets: v.optional(limitChangeByPeriodSchema),
});
export type LimitsRequest = v.InferInput<typeof limitsRequestSchema>;

export const suspensionRequestSchema = v.object({ days: whole });
export const exclusionRequestSchema = v.object({
  months: v.optional(whole),
  permanent: v.optional(v.boolean()),
  password: v.string(),
});

export const getLimitsCall = {
  method: 'GET',
  path: '/api/protection/limits',
  description: "The player's limits, the pending ones among them.",
  auth: 'bearer',
  response: limitsSchema,
} as const satisfies Call;

export const updateLimitsCall = {
  method: 'PUT',
  path: '/api/protection/limits',
  description:
    'A lower limit holds at once, a higher one later; one that asks for confirmation when it is sent again.',
  auth: 'bearer',
  body: limitsRequestSchema,
  response: limitsSchema,
} as const satisfies Call;

export const suspendCall = {
  method: 'POST',
  path: '/api/protection/suspension',
  description: 'A pause of some days; it cannot be taken back.',
  auth: 'bearer',
  body: suspensionRequestSchema,
  response: untilSchema,
} as const satisfies Call;

export const excludeCall = {
  method: 'POST',
  path: '/api/protection/exclusion',
  description: 'Self-exclusion for months or for good, confirmed by the password.',
  auth: 'bearer',
  body: exclusionRequestSchema,
  response: untilSchema,
} as const satisfies Call;
