import { sql } from 'kysely';
import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { entryKinds } from '../../domain/ledger.ts';
import { transactionSources } from '../../domain/statement.ts';
import type { Db } from '../database/database.ts';

const { lit } = sql;
const [bet, prize, approved] = [
  lit(transactionTypes.bet),
  lit(transactionTypes.in),
  lit(transactionStatuses.approved),
];

/** Books `pairs` bets of R$ 1 and prizes that return them, newest first and almost an hour apart. */
export async function insertLongStatement(
  db: Db,
  tenant: string,
  userId: string,
  { key, pairs, games }: { key: string; pairs: number; games: readonly string[] },
  now: Date,
): Promise<void> {
  const titles = sql`${JSON.stringify(games)}::jsonb`;
  // One statement in SQL, because the builder has no series and no arrays of JSON.
  await sql`
    with planned as (
      select n, ${key} || ':' || n as key, case n % 2 when 0 then ${bet} else ${prize} end as type,
        ${now}::timestamptz - n * interval '50 minutes' as at,
        (array(select jsonb_array_elements_text(${titles})))[1 + n % jsonb_array_length(${titles})] as game
      from generate_series(0, 2 * ${pairs}::integer - 1) as n
    ), booked as (
      insert into entries (tenant, user_id, key, kind, created_at)
      select ${tenant}, ${userId}::bigint, key,
        case type when ${bet} then ${lit(entryKinds.betPlaced)} else ${lit(entryKinds.betWon)} end, at
      from planned
      returning id, key
    ), posted as (
      insert into postings (entry_id, account_id, amount)
      select booked.id, accounts.id, case when (accounts.name = 'main') = (planned.type = ${prize}) then 100 else -100 end
      from booked join planned using (key) join accounts on accounts.tenant = ${tenant}
        and ((accounts.name = 'main' and accounts.user_id = ${userId}::bigint)
          or (accounts.name = 'house' and accounts.user_id is null))
    )
    insert into transactions (tenant, user_id, entry_id, source_type, type, status, amount, source, created_at)
    select ${tenant}, ${userId}::bigint, booked.id, ${lit(transactionSources.casinoBet)}, planned.type, ${approved}, 100,
      jsonb_build_object('amount', 100, 'casino_game', jsonb_build_object('name', planned.game)), planned.at
    from booked join planned using (key)`.execute(db);
}
