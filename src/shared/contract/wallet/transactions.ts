import * as v from 'valibot';
import type { Call } from '../call.ts';
import { cents, identifier, maybe, textOr, whole, wholeOr } from '../wire.ts';

// What a transaction is about. `occurrence` counts the player's approved deposits: 1 is the first.
export const transactionSourceSchema = v.object({
  id: maybe(identifier),
  amount: maybe(cents),
  occurrence: maybe(whole),
  casino_game: maybe(v.object({ name: textOr('') })),
  market: maybe(v.object({ sport_name: textOr(''), full_name: textOr('') })),
});

export const transactionSchema = v.object({
  id: identifier,
  source_type: v.string(),
  type: whole,
  status: whole,
  amount: cents,
  // ISO instant.
  created_at: v.string(),
  source: maybe(transactionSourceSchema),
});
export type Transaction = v.InferOutput<typeof transactionSchema>;

// Sums of the approved lines that pass the filters, in cents; the year's net result is prizes less stakes.
export const transactionTotalsSchema = v.object({
  deposits: cents,
  withdrawals: cents,
  stakes: cents,
  prizes: cents,
});
export type TransactionTotals = v.InferOutput<typeof transactionTotalsSchema>;

// Carries money: one bad line fails the whole response.
export const transactionsSchema = v.object({
  data: v.array(transactionSchema),
  meta: v.nullish(v.object({ page: wholeOr(1), pages: wholeOr(1), total: wholeOr(0) }), () => ({
    page: 1,
    pages: 1,
    total: 0,
  })),
  totals: maybe(transactionTotalsSchema),
});
export type Transactions = v.InferOutput<typeof transactionsSchema>;

export const transactionsQuerySchema = v.object({
  source: v.optional(v.string()),
  type: v.optional(v.string()),
  status: v.optional(v.string()),
  page: v.optional(v.string()),
  // Lines of a page, 500 at most; 20 by default.
  per_page: v.optional(v.string()),
  // ISO dates in site time, both included.
  from: v.optional(v.string()),
  to: v.optional(v.string()),
});

export const getTransactionsCall = {
  method: 'GET',
  path: '/api/transactions',
  description: "The player's statement, newest first.",
  auth: 'bearer',
  query: transactionsQuerySchema,
  response: transactionsSchema,
} as const satisfies Call;
