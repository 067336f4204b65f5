import {
  channels,
  realtimeEvents,
  type TransactionEvent,
  type UserUpdate,
} from '../../../src/shared/contract/realtime.ts';
import type { Entry } from '../../domain/ledger.ts';
import { bookEntry, playerBalances } from '../../store/wallet/ledger.ts';
import { insertTransaction, type NewTransaction } from '../../store/wallet/transactions.ts';
import { Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

/**
 * Books an entry and emits the balance; returns its id or null for a repeated key, throws when the money is missing.
 */
export async function moveMoney(work: UnitOfWork, userId: string, entry: Entry): Promise<string | null> {
  const result = await bookEntry(work.db, work.tenant, userId, entry, work.now);
  if (!result.booked) {
    if (result.reason === 'already_booked') return null;
    throw new Refusal(422, { success: false, message: 'Saldo insuficiente.' });
  }
  await emitBalance(work, userId);
  return result.entryId;
}

export async function emitBalance(work: UnitOfWork, userId: string): Promise<void> {
  const { mainCents, bonusCents } = await playerBalances(work.db, work.tenant, userId);
  const data: UserUpdate = { balance: mainCents, wallet: { bonus_mixed: bonusCents } };
  work.emit({ channel: channels.user(userId), event: realtimeEvents.user, data });
}

export async function recordTransaction(
  work: UnitOfWork,
  userId: string,
  line: NewTransaction,
): Promise<string> {
  const id = await insertTransaction(work.db, work.tenant, userId, line, work.now);
  emitTransaction(work, userId, { ...line, source: { ...line.source, id: line.source.id ?? id } });
  return id;
}

export function emitTransaction(
  work: UnitOfWork,
  userId: string,
  line: Omit<NewTransaction, 'entryId'>,
): void {
  const data: TransactionEvent = {
    source_type: line.sourceType,
    status: line.status,
    type: line.type,
    amount: line.amountCents,
    source: line.source,
  };
  work.emit({ channel: channels.transactions(userId), event: realtimeEvents.transaction, data });
}
