import { expressionBuilder } from 'kysely';
import { transactionStatuses } from '../../../src/shared/contract/wallet/transactionCodes.ts';
import type { TransactionStatus } from '../../domain/statement.ts';
import type { Db } from '../database/database.ts';
import { idOf, rowId } from '../database/ids.ts';
import type { Tables } from '../database/tables.ts';

export interface StoredWithdrawal {
  id: string;
  userId: string;
  amountCents: number;
  status: TransactionStatus;
  transactionId: string;
  createdAt: Date;
}

const { cast } = expressionBuilder<Tables, 'withdrawals'>();
const columns = [
  rowId,
  cast<string>('user_id', 'text').as('userId'),
  'amount as amountCents',
  'status',
  cast<string>('transaction_id', 'text').as('transactionId'),
  'created_at as createdAt',
] as const;

export async function insertWithdrawal(
  db: Db,
  tenant: string,
  withdrawal: Pick<StoredWithdrawal, 'userId' | 'amountCents' | 'transactionId' | 'status'>,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('withdrawals')
    .values({
      tenant,
      user_id: withdrawal.userId,
      amount: withdrawal.amountCents,
      transaction_id: withdrawal.transactionId,
      created_at: now,
      status: withdrawal.status,
    })
    .returning(rowId)
    .executeTakeFirstOrThrow();
  return id;
}

const withdrawalsOf = (db: Db, tenant: string) =>
  db.selectFrom('withdrawals').select(columns).where('tenant', '=', tenant).orderBy('withdrawals.id', 'desc');

// Newest first.
export function listWithdrawals(db: Db, tenant: string, userId: string): Promise<StoredWithdrawal[]> {
  return withdrawalsOf(db, tenant).where('user_id', '=', idOf(userId)).limit(200).execute();
}

export function listPendingWithdrawals(db: Db, tenant: string): Promise<StoredWithdrawal[]> {
  return withdrawalsOf(db, tenant).where('status', '=', transactionStatuses.pending).execute();
}

/** Closes a pending withdrawal; null when there is none (of that player). */
export async function endWithdrawal(
  db: Db,
  tenant: string,
  id: string,
  status: TransactionStatus,
  userId: string | null,
): Promise<StoredWithdrawal | null> {
  const ended = db
    .updateTable('withdrawals')
    .set({ status })
    .where('tenant', '=', tenant)
    .where(cast<string>('id', 'text'), '=', id)
    .where('status', '=', transactionStatuses.pending)
    .returning(columns);
  const row = await (userId === null ? ended : ended.where('user_id', '=', idOf(userId))).executeTakeFirst();
  return row ?? null;
}
