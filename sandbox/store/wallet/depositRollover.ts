import { sql } from 'kysely';
import { transactionStatuses } from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { entryKinds } from '../../domain/ledger.ts';
import type { Db } from '../database/database.ts';
import { idOf } from '../database/ids.ts';

/**
 * Returns the cents left to wager before deposits can be withdrawn: the sum of deposits less stakes, minus its lowest
 * point.
 */
export async function depositsToWager(db: Db, tenant: string, userId: string): Promise<number> {
  const { left } = await db
    .with('bound', (query) =>
      query
        .selectFrom('deposits')
        .select([sql<Date>`paid_at`.as('paid_at'), 'to_wager'])
        .where('tenant', '=', tenant)
        .where('user_id', '=', idOf(userId))
        .where('status', '=', transactionStatuses.approved)
        .where('to_wager', '>', 0),
    )
    .with('moves', (query) =>
      query
        .selectFrom('bound')
        .select(({ lit }) => ['paid_at as at', lit<number>(0).as('place'), 'to_wager as amount'])
        .unionAll(
          query
            .selectFrom('entries')
            .innerJoin('postings', 'postings.entry_id', 'entries.id')
            .innerJoin('accounts', 'accounts.id', 'postings.account_id')
            .select(({ lit }) => ['entries.created_at as at', lit<number>(1).as('place'), 'postings.amount'])
            .where('entries.tenant', '=', tenant)
            .where('entries.user_id', '=', idOf(userId))
            .where('entries.kind', '=', entryKinds.betPlaced)
            .where('accounts.name', '=', 'main')
            .where('entries.created_at', '>=', ({ selectFrom }) =>
              selectFrom('bound').select(({ fn }) => fn.min('paid_at').as('first')),
            ),
        ),
    )
    .with('sums', (query) =>
      query
        .selectFrom('moves')
        .select([
          'amount',
          sql<number>`sum(amount) over (order by at, place rows unbounded preceding)`.as('sum'),
        ]),
    )
    .selectFrom('sums')
    .select(sql<number>`coalesce(sum(amount) - least(0, min(sum)), 0)::bigint`.as('left'))
    .executeTakeFirstOrThrow();
  return left;
}
