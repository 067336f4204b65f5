import { sql } from 'kysely';
import type { LimitKind, LimitPeriod } from '../../../src/shared/contract/account/protection.ts';
import type { StoredLimit } from '../../domain/limits.ts';
import type { Db } from '../database/database.ts';
import { anyId } from '../database/ids.ts';

/** Locks and lists the limits of accounts that count together, in one order for all of them. */
export function listLimits(db: Db, userIds: readonly string[]): Promise<StoredLimit[]> {
  return db
    .selectFrom('limits')
    .select([
      'kind',
      'period',
      'value',
      'has_pending as hasPending',
      'pending_value as pendingValue',
      'effective_at as effectiveAt',
      'asks_confirmation as asksConfirmation',
    ])
    .where('user_id', '=', anyId(userIds))
    .orderBy('user_id')
    .orderBy('kind')
    .orderBy('period')
    .forUpdate()
    .execute();
}

export async function saveLimit(
  db: Db,
  tenant: string,
  userId: string,
  { kind, period, ...limit }: StoredLimit & { kind: LimitKind; period: LimitPeriod },
): Promise<void> {
  const values = {
    value: limit.value,
    has_pending: limit.hasPending,
    pending_value: limit.pendingValue,
    effective_at: limit.effectiveAt,
    asks_confirmation: limit.asksConfirmation,
  };
  await db
    .insertInto('limits')
    .values({ tenant, user_id: userId, kind, period, ...values })
    .onConflict((conflict) => conflict.columns(['tenant', 'user_id', 'kind', 'period']).doUpdateSet(values))
    .execute();
}

// Moves the end of the waiting time back, for the start page and tests.
export async function agePendingLimits(db: Db, userIds: readonly string[], hours: number): Promise<void> {
  await db
    .updateTable('limits')
    .set({ effective_at: sql<Date>`effective_at - ${hours} * interval '1 hour'` })
    .where('user_id', '=', anyId(userIds))
    .where('has_pending', '=', true)
    .execute();
}
