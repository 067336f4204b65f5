import type { Sql } from '../database/database.ts';

export interface LoginChallenge {
  id: string;
  userId: string;
  code: string;
  attemptsLeft: number;
  expiresAt: Date;
  // What the code confirms.
  purpose: string;
}

/** Stores a code and invalidates the player's older ones. */
export async function insertChallenge(sql: Sql, tenant: string, challenge: LoginChallenge): Promise<void> {
  const { id, userId, code, attemptsLeft, expiresAt, purpose } = challenge;
  await deleteChallengesOf(sql, tenant, userId);
  await sql.query(
    `insert into login_challenges (id, tenant, user_id, code, attempts_left, expires_at, purpose)
     values ($1::uuid, $2, $3::bigint, $4, $5, $6, $7)`,
    [id, tenant, userId, code, attemptsLeft, expiresAt, purpose],
  );
}

/** Takes one attempt from an open challenge; null when there is none. */
export async function takeAttempt(
  sql: Sql,
  tenant: string,
  id: string,
  purpose: string,
  now: Date,
): Promise<LoginChallenge | null> {
  const rows = await sql.query<LoginChallenge>(
    `update login_challenges set attempts_left = attempts_left - 1
     where tenant = $1 and id = $2::uuid and attempts_left > 0 and expires_at > $3 and purpose = $4
     returning id::text as id, user_id::text as "userId", code, attempts_left as "attemptsLeft",
       expires_at as "expiresAt", purpose`,
    [tenant, id, now, purpose],
  );
  return rows[0] ?? null;
}

export async function deleteChallenge(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from login_challenges where id = $1::uuid', [id]);
}

export async function deleteChallengesOf(sql: Sql, tenant: string, userId: string): Promise<void> {
  await sql.query('delete from login_challenges where tenant = $1 and user_id = $2::bigint', [
    tenant,
    userId,
  ]);
}
