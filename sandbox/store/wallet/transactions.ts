import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import type { Transaction, Transactions } from '../../../src/shared/contract/wallet/transactions.ts';
import {
  betSources,
  type TransactionSource,
  type TransactionStatus,
  type TransactionType,
  transactionSources,
} from '../../domain/statement.ts';
import type { Db } from '../database/database.ts';
import { idOf, rowId } from '../database/ids.ts';
import type { Tables } from '../database/tables.ts';

export interface NewTransaction {
  entryId: string | null;
  sourceType: TransactionSource;
  type: TransactionType;
  status: TransactionStatus;
  amountCents: number;
  source: NonNullable<Transaction['source']>;
}

export async function insertTransaction(
  db: Db,
  tenant: string,
  userId: string,
  line: NewTransaction,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('transactions')
    .values({
      tenant,
      user_id: userId,
      entry_id: line.entryId,
      source_type: line.sourceType,
      type: line.type,
      status: line.status,
      amount: line.amountCents,
      source: JSON.stringify(line.source),
      created_at: now,
    })
    .returning(rowId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Ends a line; without an entry it keeps the one that it has. */
export async function settleTransaction(
  db: Db,
  id: string,
  change: Pick<NewTransaction, 'status' | 'entryId' | 'source'>,
): Promise<void> {
  await db
    .updateTable('transactions')
    .set({
      status: change.status,
      source: JSON.stringify(change.source),
      entry_id: change.entryId ?? undefined,
    })
    .where('id', '=', idOf(id))
    .execute();
}

export async function countDeposits(db: Db, tenant: string, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('transactions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('source_type', '=', transactionSources.deposit)
    .where('status', '=', transactionStatuses.approved)
    .executeTakeFirstOrThrow();
  return count;
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

const { and, eb } = expressionBuilder<Tables, 'transactions'>();
const isApproved = eb('status', '=', transactionStatuses.approved);
const approvedSum = (condition: Expression<SqlBool>) =>
  sql<number>`coalesce(sum(amount) filter (where ${and([isApproved, condition])}), 0)::bigint`;
const from = (source: TransactionSource) => eb('source_type', '=', source);
const played = (type: TransactionType) => and([eb('source_type', 'in', betSources), eb('type', '=', type)]);

// The player's lines that pass the filter, whose values may be none that a line has.
function linesOf(db: Db, tenant: string, userId: string, filter: TransactionFilter) {
  const { sourceType, type, status, timeZone } = filter;
  const inZone = sql`at time zone ${timeZone}::text`;
  let lines = db.selectFrom('transactions').where('tenant', '=', tenant).where('user_id', '=', idOf(userId));
  if (sourceType !== undefined)
    lines = lines.where('source_type', '=', sql<TransactionSource>`${sourceType}`);
  if (type !== undefined) lines = lines.where('type', '=', sql<TransactionType>`${type}`);
  if (status !== undefined) lines = lines.where('status', '=', sql<TransactionStatus>`${status}`);
  if (filter.from !== undefined)
    lines = lines.where('created_at', '>=', sql<Date>`(${filter.from}::text)::timestamp ${inZone}`);
  if (filter.to !== undefined)
    lines = lines.where(
      'created_at',
      '<',
      sql<Date>`((${filter.to}::text)::timestamp + interval '1 day') ${inZone}`,
    );
  return lines;
}

// Newest first.
export async function listTransactions(
  db: Db,
  tenant: string,
  userId: string,
  filter: TransactionFilter,
): Promise<Transactions> {
  const { page, pageSize } = filter;
  const lines = linesOf(db, tenant, userId, filter);
  const { total, ...totals } = await lines
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      approvedSum(from(transactionSources.deposit)).as('deposits'),
      approvedSum(from(transactionSources.withdrawal)).as('withdrawals'),
      approvedSum(played(transactionTypes.bet)).as('stakes'),
      approvedSum(played(transactionTypes.in)).as('prizes'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await lines
    .select([rowId, 'source_type', 'type', 'status', 'amount', 'source', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  return {
    data: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    meta: { page, pages: Math.max(1, Math.ceil(total / pageSize)), total },
    totals,
  };
}
