import * as v from 'valibot';
import type { Call } from '../call.ts';
import { successSchema } from '../failure.ts';
import { flagOr } from '../wire.ts';
import { rolloverSchema } from './rollover.ts';

export const bonusSchema = v.object({
  ...rolloverSchema.entries,
  // Waits for the player's first settled bet with own money.
  needs_bet: flagOr(false),
});
export type Bonus = v.InferOutput<typeof bonusSchema>;

// Carries money: one bad rollover fails the whole response.
export const bonusListSchema = v.object({ data: v.array(bonusSchema) });

// The only form of the call: rollovers that still count, the active one and those that wait.
export const bonusQuerySchema = v.object({ active: v.literal('1') });

export const getBonusesCall = {
  method: 'GET',
  path: '/api/bonus',
  description: "The player's rollovers that still count: the active one and those that wait.",
  auth: 'bearer',
  query: bonusQuerySchema,
  response: bonusListSchema,
} as const satisfies Call;

export const activateBonusCall = {
  method: 'POST',
  path: '/api/active/{id}',
  description: 'Makes a rollover the active one.',
  auth: 'bearer',
  response: successSchema,
} as const satisfies Call;

export const redeemBonusCall = {
  method: 'POST',
  path: '/api/redeem/{id}',
  description: 'Turns a fulfilled rollover into money.',
  auth: 'bearer',
  response: successSchema,
  money: true,
} as const satisfies Call;

export const excludeBonusCall = {
  method: 'DELETE',
  path: '/api/bonus/{id}',
  description: 'Gives a rollover and its bonus money up.',
  auth: 'bearer',
  money: true,
} as const satisfies Call;
