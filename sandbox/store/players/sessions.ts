import type { Sql } from '../database/database.ts';

export interface Session {
  id: string;
  // The first session of this login.
  loginId: string;
  userId: string;
  expiresAt: Date;
  // Expiry of the second factor, or null when none is needed.
  factorUntil: Date | null;
  // The last call that a person caused.
  personAt: Date;
}

export async function insertSession(sql: Sql, tenant: string, session: Session, now: Date): Promise<void> {
  await sql.query(
    `insert into sessions (id, tenant, user_id, created_at, last_active_at, expires_at, factor_until, login_id, person_at)
     values ($1, $2, $3, $4, $4, $5, $6, $7, $8)`,
    [
      session.id,
      tenant,
      session.userId,
      now,
      session.expiresAt,
      session.factorUntil,
      session.loginId,
      session.personAt,
    ],
  );
}

// Null when the session has ended.
export async function findSession(
  sql: Sql,
  tenant: string,
  id: string,
  now: Date,
): Promise<Pick<Session, 'factorUntil' | 'loginId' | 'personAt'> | null> {
  const rows = await sql.query<Pick<Session, 'factorUntil' | 'loginId' | 'personAt'>>(
    'select factor_until as "factorUntil", login_id::text as "loginId", person_at as "personAt" from sessions where tenant = $1 and id = $2::uuid and ended_at is null and expires_at > $3',
    [tenant, id, now],
  );
  return rows[0] ?? null;
}

/** Records activity in the session, at most once per interval. */
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

/** Records a call that a person caused. */
export async function notePerson(sql: Sql, tenant: string, id: string, now: Date): Promise<void> {
  await sql.query(
    'update sessions set person_at = greatest(person_at, $3) where tenant = $1 and id = $2::uuid',
    [tenant, id, now],
  );
}

/** Moves the clock of a player's idle locks: the last call of a person was at that time. */
export async function setPersonAt(sql: Sql, tenant: string, userId: string, at: Date): Promise<void> {
  await sql.query('update sessions set person_at = $3 where tenant = $1 and user_id = $2::bigint', [
    tenant,
    userId,
    at,
  ]);
}

/** Returns when a person last caused a call in any open session of the player; null without one. */
export async function lastPersonAt(
  sql: Sql,
  tenant: string,
  userId: string,
  now: Date,
): Promise<Date | null> {
  const [row] = await sql.query<{ at: Date | null }>(
    `select max(person_at) as at from sessions
     where tenant = $1 and user_id = $2::bigint and ended_at is null and expires_at > $3`,
    [tenant, userId, now],
  );
  return row?.at ?? null;
}

/** Records a stake in all open sessions, because the game's frame has no session of its own. */
export async function touchOpenSessions(sql: Sql, tenant: string, userId: string, now: Date): Promise<void> {
  await sql.query(
    `update sessions set last_active_at = greatest(last_active_at, $3), person_at = greatest(person_at, $3)
     where tenant = $1 and user_id = $2::bigint and ended_at is null and expires_at > $3`,
    [tenant, userId, now],
  );
}

export async function isLoginAlive(sql: Sql, tenant: string, loginId: string, now: Date): Promise<boolean> {
  return (await endOfLogin(sql, tenant, loginId, now)) !== null;
}

/** Returns the expiry of the login's newest session, or null when it expired or was logged out. */
export async function endOfLogin(sql: Sql, tenant: string, loginId: string, now: Date): Promise<Date | null> {
  const [row] = await sql.query<{ endsAt: Date | null }>(
    `select max(expires_at) as "endsAt" from sessions
     where tenant = $1 and login_id = $2::uuid and ended_at is null and expires_at > $3`,
    [tenant, loginId, now],
  );
  return row?.endsAt ?? null;
}

// Returns false when another request has ended the session first.
export async function endSession(sql: Sql, tenant: string, id: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    'update sessions set ended_at = $3 where tenant = $1 and id = $2::uuid and ended_at is null returning id',
    [tenant, id, now],
  );
  return rows.length > 0;
}

export async function endSessionsOf(sql: Sql, tenant: string, userId: string, now: Date): Promise<void> {
  await sql.query(
    'update sessions set ended_at = $3 where tenant = $1 and user_id = $2::bigint and ended_at is null',
    [tenant, userId, now],
  );
}

/** Ends every other session of the player, as a password change requires. */
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
