import type { Sql } from '../database/database.ts';

/**
 * Returns the cents left to wager before deposits can be withdrawn: the sum of deposits less stakes, minus its lowest
 * point.
 */
export async function depositsToWager(sql: Sql, tenant: string, userId: string): Promise<number> {
  const [row] = await sql.query<{ left: number }>(
    `with bound as (
       select paid_at, to_wager from deposits
       where tenant = $1 and user_id = $2::bigint and status = 2 and to_wager > 0
     ), moves as (
       select paid_at as at, 0 as place, to_wager as amount from bound
       union all
       select entries.created_at, 1, postings.amount
       from entries join postings on postings.entry_id = entries.id join accounts on accounts.id = postings.account_id
       where entries.tenant = $1 and entries.user_id = $2::bigint and entries.kind = 'bet_placed' and accounts.name = 'main'
         and entries.created_at >= (select min(paid_at) from bound)
     ), sums as (
       select amount, sum(amount) over (order by at, place rows unbounded preceding) as sum from moves
     ) select coalesce(sum(amount) - least(0, min(sum)), 0)::bigint as left from sums`,
    [tenant, userId],
  );
  return row?.left ?? 0;
}
