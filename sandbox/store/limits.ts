import type { LimitKind, LimitPeriod } from '../../src/shared/contract/account/protection.ts';
import type { StoredLimit } from '../domain/limits.ts';
import type { Sql } from './database.ts';
import { idArray } from './operatorAccounts.ts';

/** Locks and lists the limits of accounts that count together, in one order for all of them. */
export function listLimits(sql: Sql, userIds: readonly string[]): Promise<StoredLimit[]> {
  return sql.query<StoredLimit>(
    `select kind, period, value, has_pending as "hasPending", pending_value as "pendingValue",
       effective_at as "effectiveAt"
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
    `insert into limits (tenant, user_id, kind, period, value, has_pending, pending_value, effective_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (tenant, user_id, kind, period) do update
     set value = excluded.value, has_pending = excluded.has_pending, pending_value = excluded.pending_value,
       effective_at = excluded.effective_at`,
    [
      tenant,
      userId,
      limit.kind,
      limit.period,
      limit.value,
      limit.hasPending,
      limit.pendingValue,
      limit.effectiveAt,
    ],
  );
}
