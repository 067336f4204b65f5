import type { Sql } from '../database/database.ts';
import { idArray, type OperatorAccount, textArray } from '../operatorAccounts.ts';

/** Locks the player's accounts against other stakes and tells whether one of them has staked since then. */
export async function hasStakedSince(
  sql: Sql,
  accounts: readonly OperatorAccount[],
  since: Date,
): Promise<boolean> {
  const ids = idArray(accounts.map(({ id }) => id));
  await sql.query('select 1 from users where id = any($1::bigint[]) order by id for no key update', [ids]);
  const rows = await sql.query(
    `select 1 from transactions
     where tenant = any($1::text[]) and user_id = any($2::bigint[]) and created_at > $3
       and source_type in ('CasinoBet', 'SportBet') and type = 0 limit 1`,
    [textArray(accounts.map(({ tenant }) => tenant)), ids, since],
  );
  return rows.length > 0;
}
