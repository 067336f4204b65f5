import type { Sql } from '../database/database.ts';
import { insertedRow } from '../database/insertedRow.ts';

export interface StoredWithdrawal {
  id: string;
  userId: string;
  amountCents: number;
  status: number;
  transactionId: string;
  createdAt: Date;
}

const columns = `id::text as id, user_id::text as "userId", amount as "amountCents", status,
  transaction_id::text as "transactionId", created_at as "createdAt"`;

export async function insertWithdrawal(
  sql: Sql,
  tenant: string,
  withdrawal: { userId: string; amountCents: number; transactionId: string; status: number },
  now: Date,
): Promise<string> {
  const { id } = await insertedRow(
    sql,
    `insert into withdrawals (tenant, user_id, amount, transaction_id, created_at, status)
     values ($1, $2, $3, $4, $5, $6) returning id::text as id`,
    [tenant, withdrawal.userId, withdrawal.amountCents, withdrawal.transactionId, now, withdrawal.status],
  );
  return id;
}

// Newest first.
export function listWithdrawals(sql: Sql, tenant: string, userId: string): Promise<StoredWithdrawal[]> {
  return sql.query<StoredWithdrawal>(
    `select ${columns} from withdrawals where tenant = $1 and user_id = $2::bigint order by withdrawals.id desc limit 200`,
    [tenant, userId],
  );
}

export function listPendingWithdrawals(sql: Sql, tenant: string): Promise<StoredWithdrawal[]> {
  return sql.query<StoredWithdrawal>(
    `select ${columns} from withdrawals where tenant = $1 and status = 0 order by withdrawals.id desc`,
    [tenant],
  );
}

/** Closes a pending withdrawal; null when there is none (of that player). */
export async function endWithdrawal(
  sql: Sql,
  tenant: string,
  id: string,
  status: number,
  userId: string | null,
): Promise<StoredWithdrawal | null> {
  const rows = await sql.query<StoredWithdrawal>(
    `update withdrawals set status = $3 where tenant = $1 and id::text = $2 and status = 0
       and ($4::text is null or user_id::text = $4) returning ${columns}`,
    [tenant, id, status, userId],
  );
  return rows[0] ?? null;
}
