import * as v from 'valibot';
import type { Call } from '../call.ts';
import { cents, textOr, whole } from '../wire.ts';

const resultSchema = v.object({ stakes: cents, prizes: cents, result: cents });

// Balance of money, without bonuses, at the end of 31 December.
const yearSchema = v.object({
  sports: resultSchema,
  games: resultSchema,
  balance_before: cents,
  balance_after: cents,
});

export const annualQuerySchema = v.object({ year: v.string() });

// ComprovaBet: sums over all brands of the operator, with each brand in which the player has an account.
export const annualSchema = v.object({
  year: whole,
  // ISO instant.
  issued_at: v.string(),
  company: v.object({ legal_name: textOr(''), document: textOr('') }),
  player: v.object({ name: v.string(), document: v.string() }),
  // The year of the player's first account, from which statements exist.
  first_year: whole,
  ...yearSchema.entries,
  brands: v.array(v.object({ name: v.string(), ...yearSchema.entries })),
});
export type Annual = v.InferOutput<typeof annualSchema>;

export const getAnnualCall = {
  method: 'GET',
  path: '/api/protection/annual',
  description:
    'Results of a year for the income tax: sports and online games apart, balances of 31 December.',
  auth: 'bearer',
  query: annualQuerySchema,
  response: annualSchema,
} as const satisfies Call;
