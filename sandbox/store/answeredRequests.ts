import type { Db } from './database/database.ts';
import { idOf } from './database/ids.ts';

export interface AnsweredRequest {
  call: string;
  fingerprint: string;
  answer: string | null;
}

interface KeyOwner {
  tenant: string;
  userId: string;
  key: string;
}

/**
 * Claims an idempotency key and returns null, or returns its earlier use; waits for a concurrent transaction with the
 * same key.
 */
export async function claimKey(
  db: Db,
  { tenant, userId, key }: KeyOwner,
  { call, fingerprint }: { call: string; fingerprint: string },
  now: Date,
): Promise<AnsweredRequest | null> {
  const claimed = await db
    .insertInto('answered_requests')
    .values({ tenant, user_id: userId, key, call, fingerprint, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (claimed) return null;
  const row = await db
    .selectFrom('answered_requests')
    .select(['call', 'fingerprint', 'answer'])
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
}

export async function keepAnswer(db: Db, { tenant, userId, key }: KeyOwner, answer: string): Promise<void> {
  await db
    .updateTable('answered_requests')
    .set({ answer })
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('key', '=', key)
    .execute();
}
