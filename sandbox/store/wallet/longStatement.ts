import type { Sql } from '../database/database.ts';

/** Books `pairs` bets of R$ 1 and prizes that return them, newest first and almost an hour apart. */
export async function insertLongStatement(
  sql: Sql,
  tenant: string,
  userId: string,
  request: { key: string; pairs: number; games: readonly string[] },
  now: Date,
): Promise<void> {
  await sql.query(
    `with planned as (
       select n, $3 || ':' || n as key, n % 2 as type, $4::timestamptz - n * interval '50 minutes' as at,
         (array(select jsonb_array_elements_text($6::jsonb)))[1 + n % jsonb_array_length($6::jsonb)] as game
       from generate_series(0, 2 * $5::integer - 1) as n
     ), booked as (
       insert into entries (tenant, user_id, key, kind, created_at)
       select $1, $2::bigint, key, case type when 0 then 'bet_placed' else 'bet_won' end, at from planned
       returning id, key
     ), posted as (
       insert into postings (entry_id, account_id, amount)
       select booked.id, accounts.id, case when (accounts.name = 'main') = (planned.type = 1) then 100 else -100 end
       from booked join planned using (key) join accounts on accounts.tenant = $1
         and ((accounts.name = 'main' and accounts.user_id = $2::bigint) or (accounts.name = 'house' and accounts.user_id is null))
     )
     insert into transactions (tenant, user_id, entry_id, source_type, type, status, amount, source, created_at)
     select $1, $2::bigint, booked.id, 'CasinoBet', planned.type, 2, 100,
       jsonb_build_object('amount', 100, 'casino_game', jsonb_build_object('name', planned.game)), planned.at
     from booked join planned using (key)`,
    [tenant, userId, request.key, now, request.pairs, JSON.stringify(request.games)],
  );
}
