import * as v from 'valibot';
import { cents, identifier, maybe, textOr, whole, wholeOr } from './wire.ts';

/** A stake, which is out of the player's wallet, as a withdrawal is; in: a deposit, a win, whatever else is into it. */
export const transactionTypes = { bet: 0, in: 1, withdrawal: 2 } as const;
export const transactionStatuses = {
  pending: 0,
  processing: 1,
  approved: 2,
  refused: 3,
  cancelled: 4,
} as const;

/** What a transaction is about. `occurrence` counts the player's approved deposits: 1 is the first. */
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
  /** ISO instant. */
  created_at: v.string(),
  source: maybe(transactionSourceSchema),
});
export type Transaction = v.InferOutput<typeof transactionSchema>;

/** Sums of the approved lines that the filters let through, in cents; the year's net result is prizes less stakes. */
const totalsSchema = v.object({ deposits: cents, withdrawals: cents, stakes: cents, prizes: cents });
export type TransactionTotals = v.InferOutput<typeof totalsSchema>;

/** Money is on these: one bad line fails the whole answer. */
export const transactionsSchema = v.object({
  data: v.array(transactionSchema),
  meta: v.nullish(v.object({ page: wholeOr(1), pages: wholeOr(1), total: wholeOr(0) }), () => ({
    page: 1,
    pages: 1,
    total: 0,
  })),
  totals: maybe(totalsSchema),
});
export type Transactions = v.InferOutput<typeof transactionsSchema>;

export const transactionsQuerySchema = v.object({
  source: v.optional(v.string()),
  type: v.optional(v.string()),
  status: v.optional(v.string()),
  page: v.optional(v.string()),
  /** Lines of a page, 500 at most; 20 unless told. */
  per_page: v.optional(v.string()),
  /** ISO dates in site time, both included. */
  from: v.optional(v.string()),
  to: v.optional(v.string()),
});
export type TransactionsQuery = v.InferInput<typeof transactionsQuerySchema>;
