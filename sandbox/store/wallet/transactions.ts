import type {
  Transaction,
  Transactions,
  TransactionTotals,
} from '../../../src/shared/contract/wallet/transactions.ts';
import type { Sql, SqlValue } from '../database/database.ts';
import { insertedRow } from '../database/insertedRow.ts';

export interface NewTransaction {
  entryId: string | null;
  sourceType: string;
  type: number;
  status: number;
  amountCents: number;
  source: NonNullable<Transaction['source']>;
}

export async function insertTransaction(
  sql: Sql,
  tenant: string,
  userId: string,
  line: NewTransaction,
  now: Date,
): Promise<string> {
  const { id } = await insertedRow(
    sql,
    `insert into transactions (tenant, user_id, entry_id, source_type, type, status, amount, source, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id::text as id`,
    [
      tenant,
      userId,
      line.entryId,
      line.sourceType,
      line.type,
      line.status,
      line.amountCents,
      JSON.stringify(line.source),
      now,
    ],
  );
  return id;
}

export async function settleTransaction(
  sql: Sql,
  id: string,
  change: { status: number; entryId: string | null; source: NonNullable<Transaction['source']> },
): Promise<void> {
  await sql.query(
    'update transactions set status = $2, entry_id = coalesce($3::bigint, entry_id), source = $4 where id = $1::bigint',
    [id, change.status, change.entryId, JSON.stringify(change.source)],
  );
}

export async function countDeposits(sql: Sql, tenant: string, userId: string): Promise<number> {
  const [row] = await sql.query<{ count: number }>(
    `select count(*) as count from transactions
     where tenant = $1 and user_id = $2::bigint and source_type = 'Deposit' and status = 2`,
    [tenant, userId],
  );
  return row?.count ?? 0;
}

export interface TransactionFilter {
  sourceType?: string | undefined;
  type?: number | undefined;
  status?: number | undefined;
  // ISO dates of that time zone, both included.
  timeZone: string;
  from?: string | undefined;
  to?: string | undefined;
  page: number;
  pageSize: number;
}

type TransactionRow = Omit<Transaction, 'created_at'> & { created_at: Date };

const isPlay = "source_type in ('CasinoBet', 'SportBet')";
const approvedSum = (condition: string) =>
  `coalesce(sum(amount) filter (where status = 2 and ${condition}), 0)::bigint`;
const nothing = { total: 0, deposits: 0, withdrawals: 0, stakes: 0, prizes: 0 };

// Newest first.
export async function listTransactions(
  sql: Sql,
  tenant: string,
  userId: string,
  filter: TransactionFilter,
): Promise<Transactions> {
  const conditions = ['tenant = $1', 'user_id = $2::bigint'];
  const values: SqlValue[] = [tenant, userId];
  const where = (condition: string, value: SqlValue | undefined) => {
    if (value === undefined) return;
    values.push(value);
    conditions.push(condition.replace('?', `$${values.length}`));
  };
  where('source_type = ?', filter.sourceType);
  where('type = ?', filter.type);
  where('status = ?', filter.status);
  const isDated = filter.from !== undefined || filter.to !== undefined;
  if (isDated) values.push(filter.timeZone);
  const inZone = `at time zone $${values.length}::text`;
  where(`created_at >= (?::text)::timestamp ${inZone}`, filter.from);
  where(`created_at < ((?::text)::timestamp + interval '1 day') ${inZone}`, filter.to);
  const condition = conditions.join(' and ');
  const [counted] = await sql.query<TransactionTotals & { total: number }>(
    `select count(*) as total,
       ${approvedSum("source_type = 'Deposit'")} as deposits,
       ${approvedSum("source_type = 'Withdraw'")} as withdrawals,
       ${approvedSum(`${isPlay} and type = 0`)} as stakes,
       ${approvedSum(`${isPlay} and type = 1`)} as prizes
     from transactions where ${condition}`,
    values,
  );
  const rows = await sql.query<TransactionRow>(
    `select id::text as id, source_type, type, status, amount, source, created_at from transactions
     where ${condition} order by created_at desc, id desc limit ${filter.pageSize} offset ${(filter.page - 1) * filter.pageSize}`,
    values,
  );
  const { total, deposits, withdrawals, stakes, prizes } = counted ?? nothing;
  return {
    data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    meta: { page: filter.page, pages: Math.max(1, Math.ceil(total / filter.pageSize)), total },
    totals: { deposits, withdrawals, stakes, prizes },
  };
}
