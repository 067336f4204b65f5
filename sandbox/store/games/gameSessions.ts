import type { Sql } from '../database/database.ts';

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
  sql: Sql,
  tenant: string,
  session: GameSession,
  now: Date,
): Promise<void> {
  await sql.query(
    `insert into game_sessions (id, tenant, user_id, game_id, demo_balance, created_at, login_id)
     values ($1, $2, $3::bigint, $4, $5, $6, $7::uuid)`,
    [session.id, tenant, session.userId, session.gameId, session.demoBalanceCents, now, session.loginId],
  );
}

export async function findGameSession(
  sql: Sql,
  tenant: string,
  id: string,
  notBefore: Date,
): Promise<GameSession | null> {
  const rows = await sql.query<GameSession>(
    `select id::text as id, user_id::text as "userId", game_id as "gameId", demo_balance as "demoBalanceCents",
       login_id::text as "loginId"
     from game_sessions where tenant = $1 and id::text = $2 and created_at >= $3 for update`,
    [tenant, id, notBefore],
  );
  return rows[0] ?? null;
}

export async function saveDemoBalance(sql: Sql, id: string, balanceCents: number): Promise<void> {
  await sql.query('update game_sessions set demo_balance = $2 where id::text = $1', [id, balanceCents]);
}
