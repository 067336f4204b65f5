import { expressionBuilder } from 'kysely';
import type { ReturnReason } from '../../../src/shared/contract/wallet/deposits.ts';
import { transactionStatuses } from '../../../src/shared/contract/wallet/transactionCodes.ts';
import type { TransactionStatus } from '../../domain/statement.ts';
import type { Db } from '../database/database.ts';
import { anyId, idOf, rowId } from '../database/ids.ts';
import { sumOf } from '../database/sums.ts';
import type { Tables } from '../database/tables.ts';

export interface StoredDeposit {
  id: string;
  userId: string;
  amountCents: number;
  status: TransactionStatus;
  pixCode: string;
  couponCode: string | null;
  transactionId: string;
  createdAt: Date;
  expiresAt: Date;
  // Of a returned charge.
  returnReason: string | null;
}

interface DepositEnd {
  status: TransactionStatus;
  paidAt: Date | null;
  toWagerCents: number;
  returnReason?: ReturnReason | null;
}

const { pending, approved, cancelled } = transactionStatuses;
const { cast, ref } = expressionBuilder<Tables, 'deposits'>();
const idText = cast<string>('id', 'text');
const columns = [
  rowId,
  cast<string>('user_id', 'text').as('userId'),
  'amount as amountCents',
  'status',
  'pix_code as pixCode',
  'coupon_code as couponCode',
  cast<string>('transaction_id', 'text').as('transactionId'),
  'created_at as createdAt',
  'expires_at as expiresAt',
  'return_reason as returnReason',
] as const;

export function insertDeposit(
  db: Db,
  tenant: string,
  deposit: Omit<StoredDeposit, 'id' | 'status' | 'returnReason'>,
): Promise<StoredDeposit> {
  return db
    .insertInto('deposits')
    .values({
      tenant,
      user_id: deposit.userId,
      amount: deposit.amountCents,
      pix_code: deposit.pixCode,
      coupon_code: deposit.couponCode,
      transaction_id: deposit.transactionId,
      created_at: deposit.createdAt,
      expires_at: deposit.expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

const depositOf = (db: Db, tenant: string, id: string) =>
  db.selectFrom('deposits').select(columns).where('tenant', '=', tenant).where(idText, '=', id);

export async function findDeposit(db: Db, tenant: string, id: string): Promise<StoredDeposit | null> {
  return (await depositOf(db, tenant, id).executeTakeFirst()) ?? null;
}

// The row stays locked until the transaction ends.
export async function lockDeposit(db: Db, tenant: string, id: string): Promise<StoredDeposit | null> {
  return (await depositOf(db, tenant, id).forUpdate().executeTakeFirst()) ?? null;
}

/** Closes a charge; `toWagerCents` must be wagered before a withdrawal. */
export async function endDeposit(
  db: Db,
  id: string,
  { status, paidAt, toWagerCents, returnReason = null }: DepositEnd,
): Promise<void> {
  await db
    .updateTable('deposits')
    .set({ status, paid_at: paidAt, to_wager: toWagerCents, return_reason: returnReason })
    .where(idText, '=', id)
    .execute();
}

/** Cancels the player's open charges and their statement lines, because a new charge replaces them. */
export async function replaceDeposits(db: Db, tenant: string, userId: string): Promise<StoredDeposit[]> {
  // Serializes charges that are opened at the same time.
  await db.selectFrom('users').select('id').where('id', '=', idOf(userId)).forNoKeyUpdate().execute();
  const replaced = await db
    .updateTable('deposits')
    .set({ status: cancelled })
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('status', '=', pending)
    .returning(columns)
    .execute();
  await db
    .updateTable('transactions')
    .set({ status: cancelled })
    .where('id', '=', anyId(replaced.map(({ transactionId }) => transactionId)))
    .execute();
  return replaced;
}

/** Cancels charges that expired unpaid, with their statement lines. */
export async function expireDeposits(db: Db, tenant: string, userId: string, now: Date): Promise<void> {
  await db
    .with('expired', (query) =>
      query
        .updateTable('deposits')
        .set({ status: cancelled })
        .where('tenant', '=', tenant)
        .where('user_id', '=', idOf(userId))
        .where('status', '=', pending)
        .where('expires_at', '<=', now)
        .returning('transaction_id'),
    )
    .updateTable('transactions')
    .set({ status: cancelled })
    .where('id', 'in', ({ selectFrom }) => selectFrom('expired').select('transaction_id'))
    .execute();
}

export function listPendingDeposits(db: Db, tenant: string, now: Date): Promise<StoredDeposit[]> {
  return db
    .selectFrom('deposits')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('status', '=', pending)
    .where('expires_at', '>', now)
    .orderBy('id', 'desc')
    .execute();
}

/** Sums charges that were paid since then and those that are still payable, in cents; leaves one out. */
export async function depositedSince(
  db: Db,
  userIds: readonly string[],
  since: Date,
  now: Date,
  exceptId: string | null = null,
): Promise<number> {
  const { sum } = await db
    .selectFrom('deposits')
    .select(sumOf(ref('amount')).as('sum'))
    .where('user_id', '=', anyId(userIds))
    .where(({ and, eb, fn, or }) =>
      or([
        // A charge may be paid long after it was opened.
        and([eb('status', '=', approved), eb(fn.coalesce('paid_at', 'created_at'), '>=', since)]),
        and([eb('status', '=', pending), eb('expires_at', '>', now)]),
      ]),
    )
    .$if(exceptId !== null, (query) => query.where(idText, '<>', exceptId))
    .executeTakeFirstOrThrow();
  return sum;
}
