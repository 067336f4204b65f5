import { expressionBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import { rowId } from '../database/ids.ts';
import type { Tables } from '../database/tables.ts';

// A launched game; without a player it is a demonstration with its own play money.
export interface GameSession {
  id: string;
  userId: string | null;
  // The login that launched it, or null for a demonstration.
  loginId: string | null;
  gameId: string;
  demoBalanceCents: number | null;
}

export async function insertGameSession(
  db: Db,
  tenant: string,
  session: GameSession,
  now: Date,
): Promise<void> {
  await db
    .insertInto('game_sessions')
    .values({
      id: session.id,
      tenant,
      user_id: session.userId,
      game_id: session.gameId,
      demo_balance: session.demoBalanceCents,
      created_at: now,
      login_id: session.loginId,
    })
    .execute();
}

const { cast } = expressionBuilder<Tables, 'game_sessions'>();
// Compared as text, because a partner may send an id that is no UUID.
const idText = cast<string>('id', 'text');

export async function findGameSession(
  db: Db,
  tenant: string,
  id: string,
  notBefore: Date,
): Promise<GameSession | null> {
  const row = await db
    .selectFrom('game_sessions')
    .select([
      rowId,
      cast<string | null>('user_id', 'text').as('userId'),
      'game_id as gameId',
      'demo_balance as demoBalanceCents',
      'login_id as loginId',
    ])
    .where('tenant', '=', tenant)
    .where(idText, '=', id)
    .where('created_at', '>=', notBefore)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function saveDemoBalance(db: Db, id: string, balanceCents: number): Promise<void> {
  await db.updateTable('game_sessions').set({ demo_balance: balanceCents }).where(idText, '=', id).execute();
}
