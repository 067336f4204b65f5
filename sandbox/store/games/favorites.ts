import type { Sql } from '../database/database.ts';

// Game ids, newest favorite first.
export async function listFavorites(sql: Sql, tenant: string, userId: string): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    'select game_id as id from favorites where tenant = $1 and user_id = $2::bigint order by created_at desc, game_id',
    [tenant, userId],
  );
  return rows.map(({ id }) => id);
}

export async function addFavorite(
  sql: Sql,
  tenant: string,
  userId: string,
  gameId: string,
  now: Date,
): Promise<void> {
  await sql.query(
    'insert into favorites (tenant, user_id, game_id, created_at) values ($1, $2, $3, $4) on conflict do nothing',
    [tenant, userId, gameId, now],
  );
}

export async function removeFavorite(
  sql: Sql,
  tenant: string,
  userId: string,
  gameId: string,
): Promise<void> {
  await sql.query('delete from favorites where tenant = $1 and user_id = $2::bigint and game_id = $3', [
    tenant,
    userId,
    gameId,
  ]);
}
