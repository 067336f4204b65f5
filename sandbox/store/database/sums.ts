import { type Expression, expressionBuilder, sql } from 'kysely';
import { transactionTypes } from '../../../src/shared/contract/wallet/transactionCodes.ts';
import type { Tables } from './tables.ts';

/** Sums up cents as a bigint, because PostgreSQL widens such a sum to numeric; nothing sums up to 0. */
export const sumOf = (cents: Expression<number>) => sql<number>`coalesce(sum(${cents}), 0)::bigint`;

const eb = expressionBuilder<Tables, 'transactions'>();

// What a bet or its prize adds to the wallet, in cents.
export const netPrizes = eb
  .case()
  .when('type', '=', transactionTypes.in)
  .then(eb.ref('amount'))
  .else(sql<number>`-amount`)
  .end();
