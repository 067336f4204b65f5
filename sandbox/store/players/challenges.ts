import { expressionBuilder } from 'kysely';
import type { Db } from '../database/database.ts';
import { idOf, rowId } from '../database/ids.ts';
import type { Tables } from '../database/tables.ts';

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
export async function insertChallenge(db: Db, tenant: string, challenge: LoginChallenge): Promise<void> {
  const { id, userId, code, attemptsLeft, expiresAt, purpose } = challenge;
  await deleteChallengesOf(db, tenant, userId);
  await db
    .insertInto('login_challenges')
    .values({
      id,
      tenant,
      user_id: userId,
      code,
      attempts_left: attemptsLeft,
      expires_at: expiresAt,
      purpose,
    })
    .execute();
}

const { cast } = expressionBuilder<Tables, 'login_challenges'>();

/** Takes one attempt from an open challenge; null when there is none. */
export async function takeAttempt(
  db: Db,
  tenant: string,
  id: string,
  purpose: string,
  now: Date,
): Promise<LoginChallenge | null> {
  const row = await db
    .updateTable('login_challenges')
    .set(({ eb, lit }) => ({ attempts_left: eb('attempts_left', '-', lit(1)) }))
    .where('tenant', '=', tenant)
    .where('id', '=', id)
    .where('attempts_left', '>', 0)
    .where('expires_at', '>', now)
    .where('purpose', '=', purpose)
    .returning([
      rowId,
      cast<string>('user_id', 'text').as('userId'),
      'code',
      'attempts_left as attemptsLeft',
      'expires_at as expiresAt',
      'purpose',
    ])
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteChallenge(db: Db, id: string): Promise<void> {
  await db.deleteFrom('login_challenges').where('id', '=', id).execute();
}

export async function deleteChallengesOf(db: Db, tenant: string, userId: string): Promise<void> {
  await db
    .deleteFrom('login_challenges')
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .execute();
}
