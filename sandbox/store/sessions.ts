import type { Sql } from './database.ts';

export interface Session {
  id: string;
  userId: string;
  expiresAt: Date;
}

export async function insertSession(sql: Sql, tenant: string, session: Session, now: Date): Promise<void> {
  await sql.query(
    'insert into sessions (id, tenant, user_id, created_at, expires_at) values ($1, $2, $3, $4, $5)',
    [session.id, tenant, session.userId, now, session.expiresAt],
  );
}

export async function isSessionAlive(sql: Sql, tenant: string, id: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    'select 1 from sessions where tenant = $1 and id = $2::uuid and ended_at is null and expires_at > $3',
    [tenant, id, now],
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
