import type { Sql } from '../database/database.ts';
import { insertedRow } from '../database/insertedRow.ts';
import { idArray } from '../operatorAccounts.ts';

export interface StoredDeposit {
  id: string;
  userId: string;
  amountCents: number;
  status: number;
  pixCode: string;
  couponCode: string | null;
  transactionId: string;
  createdAt: Date;
  expiresAt: Date;
}

const columns = `id::text as id, user_id::text as "userId", amount as "amountCents", status, pix_code as "pixCode",
  coupon_code as "couponCode", transaction_id::text as "transactionId", created_at as "createdAt", expires_at as "expiresAt"`;

export async function insertDeposit(
  sql: Sql,
  tenant: string,
  deposit: Omit<StoredDeposit, 'id' | 'status'>,
): Promise<StoredDeposit> {
  return insertedRow<StoredDeposit>(
    sql,
    `insert into deposits (tenant, user_id, amount, pix_code, coupon_code, transaction_id, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      tenant,
      deposit.userId,
      deposit.amountCents,
      deposit.pixCode,
      deposit.couponCode,
      deposit.transactionId,
      deposit.createdAt,
      deposit.expiresAt,
    ],
  );
}

export async function findDeposit(sql: Sql, tenant: string, id: string): Promise<StoredDeposit | null> {
  const rows = await sql.query<StoredDeposit>(
    `select ${columns} from deposits where tenant = $1 and id::text = $2`,
    [tenant, id],
  );
  return rows[0] ?? null;
}

// The row stays locked until the transaction ends.
export async function lockDeposit(sql: Sql, tenant: string, id: string): Promise<StoredDeposit | null> {
  const rows = await sql.query<StoredDeposit>(
    `select ${columns} from deposits where tenant = $1 and id::text = $2 for update`,
    [tenant, id],
  );
  return rows[0] ?? null;
}

/** Closes a charge; `toWagerCents` must be wagered before a withdrawal. */
export async function endDeposit(
  sql: Sql,
  id: string,
  end: { status: number; paidAt: Date | null; toWagerCents: number },
): Promise<void> {
  await sql.query('update deposits set status = $2, paid_at = $3, to_wager = $4 where id::text = $1', [
    id,
    end.status,
    end.paidAt,
    end.toWagerCents,
  ]);
}

/** Cancels the player's open charges and their statement lines, because a new charge replaces them. */
export async function replaceDeposits(sql: Sql, tenant: string, userId: string): Promise<StoredDeposit[]> {
  // Serializes charges that are opened at the same time.
  await sql.query('select 1 from users where id = $1::bigint for no key update', [userId]);
  const replaced = await sql.query<StoredDeposit>(
    `update deposits set status = 4 where tenant = $1 and user_id = $2::bigint and status = 0 returning ${columns}`,
    [tenant, userId],
  );
  const lines = replaced.map(({ transactionId }) => transactionId);
  await sql.query('update transactions set status = 4 where id = any ($1::bigint[])', [`{${lines.join()}}`]);
  return replaced;
}

/** Cancels charges that expired unpaid, with their statement lines. */
export async function expireDeposits(sql: Sql, tenant: string, userId: string, now: Date): Promise<void> {
  await sql.query(
    `with expired as (
       update deposits set status = 4
       where tenant = $1 and user_id = $2::bigint and status = 0 and expires_at <= $3 returning transaction_id
     ) update transactions set status = 4 where id in (select transaction_id from expired)`,
    [tenant, userId, now],
  );
}

export function listPendingDeposits(sql: Sql, tenant: string, now: Date): Promise<StoredDeposit[]> {
  return sql.query<StoredDeposit>(
    `select ${columns} from deposits where tenant = $1 and status = 0 and expires_at > $2 order by id desc`,
    [tenant, now],
  );
}

/** Sums charges that were paid since then and those that are still payable, in cents. */
export async function depositedSince(
  sql: Sql,
  userIds: readonly string[],
  since: Date,
  now: Date,
): Promise<number> {
  const [row] = await sql.query<{ sum: number }>(
    `select coalesce(sum(amount), 0)::bigint as sum from deposits
     where user_id = any($1::bigint[]) and created_at >= $2 and (status = 2 or (status = 0 and expires_at > $3))`,
    [idArray(userIds), since, now],
  );
  return row?.sum ?? 0;
}
