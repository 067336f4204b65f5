import { randomUUID } from 'node:crypto';
import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { entryKinds } from '../../domain/ledger.ts';
import { withdrawalRequested } from '../../domain/movements.ts';
import { transactionSources } from '../../domain/statement.ts';
import { lockBalances } from '../../store/wallet/ledger.ts';
import { insertWithdrawal } from '../../store/wallet/withdrawals.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { moveMoney, recordTransaction } from './money.ts';

/** Pays the player's own money out at once, as an exclusion requires; limits of withdrawals do not hold. */
export async function payOutBalance(work: UnitOfWork, userId: string): Promise<void> {
  const { mainCents: amountCents } = await lockBalances(work.db, work.tenant, userId);
  if (amountCents === 0) return;
  const entryId = await moveMoney(work, userId, {
    key: `withdrawal:${randomUUID()}`,
    kind: entryKinds.withdrawalRequested,
    postings: withdrawalRequested(amountCents),
  });
  const status = transactionStatuses.approved;
  const transactionId = await recordTransaction(work, userId, {
    entryId,
    sourceType: transactionSources.withdrawal,
    type: transactionTypes.withdrawal,
    status,
    amountCents,
    source: { amount: amountCents },
  });
  await insertWithdrawal(work.db, work.tenant, { userId, amountCents, transactionId, status }, work.now);
}
