import type { Sql } from '../database/database.ts';
import { idArray } from '../operatorAccounts.ts';

/** Tells whether one of these accounts has a settled bet that was not paid by a bonus alone. */
export async function hasSettledOwnBet(sql: Sql, userIds: readonly string[]): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from entries bet
     where user_id = any($1::bigint[]) and kind = 'bet_placed'
       and not exists (select 1 from bonus_stakes paid
         where paid.user_id = bet.user_id and paid.main = 0 and paid.round || ':bet' = bet.key)
       and bet.key not in (
         select 'mines:' || id || ':bet' from mines_rounds
           where user_id = any($1::bigint[]) and status = 'playing'
         union all select 'double:' || id || ':bet' from double_bets
           where user_id = any($1::bigint[]) and payout is null
         union all select 'sport:' || id || ':bet' from sport_bets
           where user_id = any($1::bigint[]) and status = 'open')
     limit 1`,
    [idArray(userIds)],
  );
  return rows.length > 0;
}

export interface OpenBets {
  // Open round of Mines, if any.
  mines: string[];
  double: string[];
  sports: string[];
}

/** Lists the ids of a player's bets that wait for their result. */
export async function listOpenBets(sql: Sql, tenant: string, userId: string): Promise<OpenBets> {
  const idsOf = async (table: string, isOpen: string) => {
    const rows = await sql.query<{ id: string }>(
      `select id::text as id from ${table} where tenant = $1 and user_id = $2::bigint and ${isOpen} order by id`,
      [tenant, userId],
    );
    return rows.map(({ id }) => id);
  };
  return {
    mines: await idsOf('mines_rounds', "status = 'playing'"),
    double: await idsOf('double_bets', 'payout is null'),
    sports: await idsOf('sport_bets', "status = 'open'"),
  };
}
