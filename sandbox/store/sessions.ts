import type { Sql } from './database.ts';

export interface Session {
  id: string;
  /** The first session of the login that this one goes back to. */
  loginId: string;
  userId: string;
  expiresAt: Date;
  /** Until when its second factor stands; null: it needs none. */
  factorUntil: Date | null;
}

export async function insertSession(sql: Sql, tenant: string, session: Session, now: Date): Promise<void> {
  await sql.query(
    `insert into sessions (id, tenant, user_id, created_at, last_active_at, expires_at, factor_until, login_id)
     values ($1, $2, $3, $4, $4, $5, $6, $7)`,
    [session.id, tenant, session.userId, now, session.expiresAt, session.factorUntil, session.loginId],
  );
}

/** Null: the session has ended. */
export async function findSession(
  sql: Sql,
  tenant: string,
  id: string,
  now: Date,
): Promise<{ factorUntil: Date | null; loginId: string } | null> {
  const rows = await sql.query<{ factorUntil: Date | null; loginId: string }>(
    'select factor_until as "factorUntil", login_id::text as "loginId" from sessions where tenant = $1 and id = $2::uuid and ended_at is null and expires_at > $3',
    [tenant, id, now],
  );
  return rows[0] ?? null;
}

/** Notes that the player has just done something in the session, unless the last time is longer ago than that. */
export async function touchSession(
  sql: Sql,
  tenant: string,
  id: string,
  now: Date,
  withinMs = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  const since = new Date(Math.max(0, now.getTime() - withinMs));
  await sql.query(
    `update sessions set last_active_at = greatest(last_active_at, $3)
     where tenant = $1 and id = $2::uuid and last_active_at >= $4`,
    [tenant, id, now, since],
  );
}

/** Notes a stake that came from a game's own frame, which knows no session, in the sessions that are open. */
export async function touchOpenSessions(sql: Sql, tenant: string, userId: string, now: Date): Promise<void> {
  await sql.query(
    `update sessions set last_active_at = greatest(last_active_at, $3)
     where tenant = $1 and user_id = $2::bigint and ended_at is null and expires_at > $3`,
    [tenant, userId, now],
  );
}

/** Whether a session of that login goes on: it was neither logged out nor left to expire. */
export async function isLoginAlive(sql: Sql, tenant: string, loginId: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    'select 1 from sessions where tenant = $1 and login_id = $2::uuid and ended_at is null and expires_at > $3',
    [tenant, loginId, now],
  );
  return rows.length > 0;
}

export async function endSession(sql: Sql, tenant: string, id: string, now: Date): Promise<void> {
  await sql.query(
    'update sessions set ended_at = $3 where tenant = $1 and id = $2::uuid and ended_at is null',
    [tenant, id, now],
  );
}

export async function endSessionsOf(sql: Sql, tenant: string, userId: string, now: Date): Promise<void> {
  await sql.query(
    'update sessions set ended_at = $3 where tenant = $1 and user_id = $2::bigint and ended_at is null',
    [tenant, userId, now],
  );
}

/** Every session of the player but one: after a change of password nobody else stays in. */
export async function endOtherSessions(
  sql: Sql,
  tenant: string,
  userId: string,
  keptId: string,
  now: Date,
): Promise<void> {
  await sql.query(
    `update sessions set ended_at = $4
     where tenant = $1 and user_id = $2::bigint and id <> $3::uuid and ended_at is null`,
    [tenant, userId, keptId, now],
  );
}
