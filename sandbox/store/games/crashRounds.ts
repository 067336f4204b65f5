import { expressionBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import { idOf, rowId } from '../database/ids.ts';
import type { Tables } from '../database/tables.ts';

export interface StoredCrashRound {
  id: string;
  userId: string;
  gameId: string;
  betCents: number;
  // Last multiplier of the curve, in hundredths.
  crashAt: number;
  // Hundredths at which the operator cashes out; null when only the player does.
  autoAt: number | null;
  // Hundredths; null for a round that was not cashed out.
  cashedAt: number | null;
  // Null while the round is open.
  payoutCents: number | null;
  startedAt: Date;
}

const { cast } = expressionBuilder<Tables, 'crash_rounds'>();

// Returns null when the player has an open round of the game.
export async function insertCrashRound(
  db: Db,
  tenant: string,
  round: Pick<StoredCrashRound, 'userId' | 'gameId' | 'betCents' | 'crashAt' | 'autoAt'>,
  now: Date,
): Promise<string | null> {
  const row = await db
    .insertInto('crash_rounds')
    .values({
      tenant,
      user_id: round.userId,
      game_id: round.gameId,
      bet: round.betCents,
      crash_at: round.crashAt,
      auto_at: round.autoAt,
      started_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(rowId)
    .executeTakeFirst();
  return row?.id ?? null;
}

const rounds = (db: Db, tenant: string) =>
  db
    .selectFrom('crash_rounds')
    .select([
      rowId,
      cast<string>('user_id', 'text').as('userId'),
      'game_id as gameId',
      'bet as betCents',
      'crash_at as crashAt',
      'auto_at as autoAt',
      'cashed_at as cashedAt',
      'payout as payoutCents',
      'started_at as startedAt',
    ])
    .where('tenant', '=', tenant);

const roundsOf = (db: Db, tenant: string, userId: string) =>
  rounds(db, tenant).where('user_id', '=', idOf(userId));

/** Lists and locks the newest rounds of a game. */
export function listCrashRounds(
  db: Db,
  tenant: string,
  userId: string,
  gameId: string,
  count: number,
): Promise<StoredCrashRound[]> {
  return roundsOf(db, tenant, userId)
    .where('game_id', '=', gameId)
    .orderBy('id', 'desc')
    .limit(count)
    .forUpdate()
    .execute();
}

// Locks the row until the transaction ends.
export async function lockCrashRound(
  db: Db,
  tenant: string,
  userId: string,
  id: string,
): Promise<StoredCrashRound | null> {
  const row = await roundsOf(db, tenant, userId)
    .where(cast<string>('id', 'text'), '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Lists rounds whose curves have not ended in the store. */
export const listOpenCrashRounds = (db: Db, tenant: string): Promise<StoredCrashRound[]> =>
  rounds(db, tenant).where('payout', 'is', null).orderBy('id').execute();

export async function saveCrashRound(
  db: Db,
  { id, cashedAt, payoutCents }: Pick<StoredCrashRound, 'id' | 'cashedAt' | 'payoutCents'>,
): Promise<void> {
  await db
    .updateTable('crash_rounds')
    .set({ cashed_at: cashedAt, payout: payoutCents })
    .where('id', '=', idOf(id))
    .execute();
}
