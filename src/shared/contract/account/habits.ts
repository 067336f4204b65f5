import * as v from 'valibot';
import type { Call } from '../call.ts';
import { cents, maybe, whole } from '../wire.ts';

// Minutes of play between two reality checks.
export const realityCheckMinutes = [30, 60, 90] as const;

const hourOfDay = v.pipe(whole, v.minValue(0), v.maxValue(23));

// Site time, `from` included and `until` not; a span may pass midnight.
const quietHours = v.object({ from: hourOfDay, until: hourOfDay });
export type QuietHours = v.InferOutput<typeof quietHours>;

export const habitsSchema = v.object({
  reality_check: v.nullish(v.picklist(realityCheckMinutes), 60),
  // Hours without deposits that the player chose; null is none.
  quiet_hours: v.nullish(quietHours, null),
  // Prizes minus stakes since the account was opened.
  lifetime_result: maybe(cents),
});
export type Habits = v.InferOutput<typeof habitsSchema>;

// Absent values stay as they are.
export const habitsRequestSchema = v.object({
  reality_check: v.optional(v.picklist(realityCheckMinutes)),
  quiet_hours: v.optional(v.nullable(quietHours)),
});
export type HabitsRequest = v.InferInput<typeof habitsRequestSchema>;

export const getHabitsCall = {
  method: 'GET',
  path: '/api/protection/habits',
  description: 'Reality check, hours without deposits, and the result since the account was opened.',
  auth: 'bearer',
  response: habitsSchema,
} as const satisfies Call;

export const updateHabitsCall = {
  method: 'PUT',
  path: '/api/protection/habits',
  description: 'Chosen hours without deposits hold at once and cannot be changed while they last.',
  auth: 'bearer',
  body: habitsRequestSchema,
  response: habitsSchema,
} as const satisfies Call;
