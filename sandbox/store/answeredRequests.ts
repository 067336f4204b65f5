import type { Sql } from './database/database.ts';

export interface AnsweredRequest {
  call: string;
  fingerprint: string;
  answer: string | null;
}

/**
 * Claims an idempotency key and returns null, or returns its earlier use; waits for a concurrent transaction with the
 * same key.
 */
export async function claimKey(
  sql: Sql,
  owner: { tenant: string; userId: string; key: string },
  request: { call: string; fingerprint: string },
  now: Date,
): Promise<AnsweredRequest | null> {
  const claimed = await sql.query(
    `insert into answered_requests (tenant, user_id, key, call, fingerprint, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning key`,
    [owner.tenant, owner.userId, owner.key, request.call, request.fingerprint, now],
  );
  if (claimed.length > 0) return null;
  const [row] = await sql.query<AnsweredRequest>(
    'select call, fingerprint, answer from answered_requests where tenant = $1 and user_id = $2::bigint and key = $3',
    [owner.tenant, owner.userId, owner.key],
  );
  return row ?? null;
}

export async function keepAnswer(
  sql: Sql,
  owner: { tenant: string; userId: string; key: string },
  answer: string,
): Promise<void> {
  await sql.query(
    'update answered_requests set answer = $4 where tenant = $1 and user_id = $2::bigint and key = $3',
    [owner.tenant, owner.userId, owner.key, answer],
  );
}
