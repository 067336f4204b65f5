import type { Sql } from './database.ts';

export async function insertWithdrawal(
  sql: Sql,
  tenant: string,
  withdrawal: { userId: string; amountCents: number; transactionId: string },
  now: Date,
): Promise<string> {
  const [row] = await sql.query<{ id: string }>(
    `insert into withdrawals (tenant, user_id, amount, transaction_id, created_at)
     values ($1, $2, $3, $4, $5) returning id::text as id`,
    [tenant, withdrawal.userId, withdrawal.amountCents, withdrawal.transactionId, now],
  );
  if (!row) throw new Error('The new withdrawal has no id');
  return row.id;
}

/** Withdrawals the player has asked for since then, and their sum in cents. */
export async function withdrawalsSince(
  sql: Sql,
  tenant: string,
  userId: string,
  since: Date,
): Promise<{ count: number; sumCents: number }> {
  const [row] = await sql.query<{ count: number; sumCents: number }>(
    `select count(*) as count, coalesce(sum(amount), 0)::bigint as "sumCents" from withdrawals
     where tenant = $1 and user_id = $2::bigint and created_at >= $3 and status in (0, 1, 2)`,
    [tenant, userId, since],
  );
  return row ?? { count: 0, sumCents: 0 };
}
