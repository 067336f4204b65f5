import type { Sql } from '../database/database.ts';

export interface StoredYear {
  tenant: string;
  sportsStakes: number;
  sportsPrizes: number;
  gamesStakes: number;
  gamesPrizes: number;
  // Of the main wallet, at the end of 31 December before and of the year.
  balanceBefore: number;
  balanceAfter: number;
  // Of the account or its oldest transaction.
  since: Date;
}

/** Sums up a year of each account that the tax number has in these tenants. */
export function listYears(
  sql: Sql,
  tenants: readonly string[],
  document: string,
  { year, timeZone }: { year: number; timeZone: string },
): Promise<StoredYear[]> {
  const sum = (source: string, type: number) =>
    `(select coalesce(sum(amount), 0)::bigint from transactions
      where tenant = users.tenant and user_id = users.id and status = 2 and source_type = '${source}' and type = ${type}
        and created_at >= starts_at and created_at < ends_at)`;
  const balanceAt = (instant: string) =>
    `(select coalesce(sum(postings.amount), 0)::bigint from accounts
      join postings on postings.account_id = accounts.id join entries on entries.id = postings.entry_id
      where accounts.user_id = users.id and accounts.name = 'main' and entries.created_at < ${instant})`;
  return sql.query<StoredYear>(
    `select users.tenant,
       least(users.created_at, (select min(created_at) from transactions
         where tenant = users.tenant and user_id = users.id)) as "since",
       ${sum('SportBet', 0)} as "sportsStakes", ${sum('SportBet', 1)} as "sportsPrizes",
       ${sum('CasinoBet', 0)} as "gamesStakes", ${sum('CasinoBet', 1)} as "gamesPrizes",
       ${balanceAt('starts_at')} as "balanceBefore", ${balanceAt('ends_at')} as "balanceAfter"
     from users, (select make_timestamp($3::int, 1, 1, 0, 0, 0) at time zone $4::text as starts_at,
       make_timestamp($3::int + 1, 1, 1, 0, 0, 0) at time zone $4::text as ends_at) as bounds
     where users.tenant = any($1::text[]) and users.document = $2 order by users.tenant`,
    [`{${tenants.map((tenant) => `"${tenant}"`).join(',')}}`, document, year, timeZone],
  );
}
