import type { Db } from '../database/database.ts';
import { idOf } from '../database/ids.ts';

export interface DeletionRequest {
  requestedAt: Date;
  answerBy: Date;
}

export async function findDeletionRequest(
  db: Db,
  tenant: string,
  userId: string,
): Promise<DeletionRequest | null> {
  const row = await db
    .selectFrom('deletion_requests')
    .select(['requested_at as requestedAt', 'answer_by as answerBy'])
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps the first request, and erases what no law makes the operator keep. */
export async function insertDeletionRequest(
  db: Db,
  tenant: string,
  userId: string,
  { requestedAt, answerBy }: DeletionRequest,
): Promise<void> {
  await db
    .insertInto('deletion_requests')
    .values({ tenant, user_id: userId, requested_at: requestedAt, answer_by: answerBy })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .updateTable('users')
    .set({ tracking: JSON.stringify({}) })
    .where('tenant', '=', tenant)
    .where('id', '=', idOf(userId))
    .execute();
}
