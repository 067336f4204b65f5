import { randomUUID } from 'node:crypto';
import { transactionStatuses } from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { entryKinds } from '../../domain/ledger.ts';
import { withdrawalRequested } from '../../domain/movements.ts';
import { lockBalances } from '../../store/wallet/ledger.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { moveMoney } from './money.ts';
import { recordWithdrawal } from './withdrawals.ts';

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
  await recordWithdrawal(work, { userId, entryId, amountCents, status });
}
