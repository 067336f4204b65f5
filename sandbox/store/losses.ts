import type { Sql } from './database.ts';

/** Stakes less wins since then, in cents; below zero where the player has won. */
export async function lostSince(sql: Sql, tenant: string, userId: string, since: Date): Promise<number> {
  const [row] = await sql.query<{ lost: number }>(
    `select coalesce(sum(case when type = 0 then amount else -amount end), 0)::bigint as lost from transactions
     where tenant = $1 and user_id = $2::bigint and source_type in ('CasinoBet', 'SportBet') and status = 2
       and created_at >= $3`,
    [tenant, userId, since],
  );
  return row?.lost ?? 0;
}
