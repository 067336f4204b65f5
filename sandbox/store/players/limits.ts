import type { LimitKind, LimitPeriod } from '../../../src/shared/contract/account/protection.ts';
import type { StoredLimit } from '../../domain/limits.ts';
import type { Sql } from '../database/database.ts';
import { idArray } from '../operatorAccounts.ts';

/** Locks and lists the limits of accounts that count together, in one order for all of them. */
export function listLimits(sql: Sql, userIds: readonly string[]): Promise<StoredLimit[]> {
  return sql.query<StoredLimit>(
    `select kind, period, value, has_pending as "hasPending", pending_value as "pendingValue",
       effective_at as "effectiveAt", asks_confirmation as "asksConfirmation"
     from limits where user_id = any($1::bigint[]) order by user_id, kind, period for update`,
    [idArray(userIds)],
  );
}

export async function saveLimit(
  sql: Sql,
  tenant: string,
  userId: string,
  limit: StoredLimit & { kind: LimitKind; period: LimitPeriod },
): Promise<void> {
  await sql.query(
    `insert into limits (tenant, user_id, kind, period, value, has_pending, pending_value, effective_at,
       asks_confirmation)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (tenant, user_id, kind, period) do update
     set value = excluded.value, has_pending = excluded.has_pending, pending_value = excluded.pending_value,
       effective_at = excluded.effective_at, asks_confirmation = excluded.asks_confirmation`,
    [
      tenant,
      userId,
      limit.kind,
      limit.period,
      limit.value,
      limit.hasPending,
      limit.pendingValue,
      limit.effectiveAt,
      limit.asksConfirmation,
    ],
  );
}

// Moves the end of the waiting time back, for the start page and tests.
export async function agePendingLimits(sql: Sql, userIds: readonly string[], hours: number): Promise<void> {
  await sql.query(
    `update limits set effective_at = effective_at - $2 * interval '1 hour'
     where user_id = any($1::bigint[]) and has_pending`,
    [idArray(userIds), hours],
  );
}
