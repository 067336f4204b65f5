import type { Db } from '../database/database.ts';
import { idOf } from '../database/ids.ts';

// Game ids, newest favorite first.
export async function listFavorites(db: Db, tenant: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('favorites')
    .select('game_id as id')
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .orderBy('created_at', 'desc')
    .orderBy('game_id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function addFavorite(
  db: Db,
  tenant: string,
  userId: string,
  gameId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('favorites')
    .values({ tenant, user_id: userId, game_id: gameId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeFavorite(db: Db, tenant: string, userId: string, gameId: string): Promise<void> {
  await db
    .deleteFrom('favorites')
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('game_id', '=', gameId)
    .execute();
}
