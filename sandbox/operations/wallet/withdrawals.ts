import type { Settings } from '../../../src/shared/contract/settings/settings.ts';
import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { formatBrl } from '../../../src/shared/money/formatBrl.ts';
import { holdRefusal } from '../../../src/shared/money/referralHolds.ts';
import { withdrawalRefusal } from '../../../src/shared/money/withdrawalRules.ts';
import { siteTimeZone } from '../../../src/shared/time/timeZone.ts';
import { entryKinds } from '../../domain/ledger.ts';
import { withdrawalRequested, withdrawalReturned } from '../../domain/movements.ts';
import { isFulfilled, rolloverStates } from '../../domain/rollover.ts';
import { transactionSources } from '../../domain/statement.ts';
import type { Player } from '../../store/players/users.ts';
import { depositsToWager } from '../../store/wallet/depositRollover.ts';
import { lockBalances } from '../../store/wallet/ledger.ts';
import { listRollovers } from '../../store/wallet/rollovers.ts';
import { settleTransaction } from '../../store/wallet/transactions.ts';
import {
  endWithdrawal,
  insertWithdrawal,
  listWithdrawals,
  type StoredWithdrawal,
} from '../../store/wallet/withdrawals.ts';
import { fieldRefusal, notFound, Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { emitTransaction, moveMoney, recordTransaction } from './money.ts';
import { reasonedRefusal } from './playPermission.ts';
import { referralHolds } from './referrals.ts';

interface WithdrawalRequest {
  key: string;
  amountCents: number;
  // Brazilian law keeps the bonus wallet apart, so no rollover blocks a player's own money.
  heldByRollover: boolean;
}

type BookedWithdrawal = Pick<StoredWithdrawal, 'userId' | 'amountCents' | 'status'> & {
  entryId: string | null;
};

/** Debits the wallet and requests a payment to the player's own tax number. */
export async function requestWithdrawal(
  work: UnitOfWork,
  player: Player,
  settings: Settings,
  request: WithdrawalRequest,
): Promise<{ id: string; status: number }> {
  const { key, amountCents } = request;
  if (!settings.withdraw_enabled) {
    throw new Refusal(403, { success: false, message: 'Os saques estão indisponíveis no momento.' });
  }
  if (player.identityStatus !== 'approved') {
    throw reasonedRefusal('kyc', 'Verifique sua identidade antes de sacar.');
  }
  // First, so that a deposit or bonus that is being booked counts in the checks below.
  const { mainCents } = await lockBalances(work.db, work.tenant, player.id);
  if (request.heldByRollover) {
    await refuseOpenRollover(work, player.id);
    await refuseUnwageredDeposits(work, player.id);
  }
  const held = holdRefusal(
    amountCents,
    mainCents,
    await referralHolds(work, player.id, settings),
    siteTimeZone(settings),
  );
  if (held) throw fieldRefusal({ amount: [held] });
  const entryId = await moveMoney(work, player.id, {
    key: `withdrawal:${key}`,
    kind: entryKinds.withdrawalRequested,
    postings: withdrawalRequested(amountCents),
  });
  // After the booking, which serializes the tenant's withdrawals, so that concurrent ones both count.
  const earlier = (await listWithdrawals(work.db, work.tenant, player.id)).map(
    ({ amountCents: amount, status, createdAt }) => ({ amount, status, created_at: createdAt.toISOString() }),
  );
  const refusal = withdrawalRefusal(settings, amountCents, earlier, work.now);
  if (refusal) throw fieldRefusal({ amount: [refusal] });
  const status = transactionStatuses.pending;
  return { id: await recordWithdrawal(work, { userId: player.id, entryId, amountCents, status }), status };
}

/** Records a withdrawal whose money is booked, with its line of the statement; returns its id. */
export async function recordWithdrawal(
  work: UnitOfWork,
  { entryId, ...withdrawal }: BookedWithdrawal,
): Promise<string> {
  const { userId, amountCents, status } = withdrawal;
  const transactionId = await recordTransaction(work, userId, {
    entryId,
    sourceType: transactionSources.withdrawal,
    type: transactionTypes.withdrawal,
    status,
    amountCents,
    source: { amount: amountCents },
  });
  return insertWithdrawal(work.db, work.tenant, { ...withdrawal, transactionId }, work.now);
}

async function refuseOpenRollover(work: UnitOfWork, userId: string): Promise<void> {
  const active = (await listRollovers(work.db, work.tenant, userId)).find(
    ({ state }) => state === rolloverStates.active,
  );
  if (!active || isFulfilled(active)) return;
  const missing = formatBrl(active.amountRollover - active.amountCurrent);
  throw new Refusal(422, {
    success: false,
    message: `Faltam ${missing} em apostas para cumprir as regras de ${active.name} e liberar o saque.`,
  });
}

async function refuseUnwageredDeposits(work: UnitOfWork, userId: string): Promise<void> {
  const left = await depositsToWager(work.db, work.tenant, userId);
  if (left === 0) return;
  const message = `Faltam ${formatBrl(left)} em apostas com o valor dos seus depósitos para liberar o saque.`;
  throw new Refusal(422, { success: false, message });
}

type Ending = 'approved' | 'refused' | 'cancelled';

/** Closes a pending withdrawal once; an unpaid amount returns to its wallet. */
export async function settleWithdrawal(
  work: UnitOfWork,
  id: string,
  ending: Ending,
  userId: string | null,
): Promise<StoredWithdrawal> {
  const status = transactionStatuses[ending];
  const withdrawal = await endWithdrawal(work.db, work.tenant, id, status, userId);
  if (!withdrawal) throw notFound();
  const { amountCents } = withdrawal;
  if (ending !== 'approved') {
    await moveMoney(work, withdrawal.userId, {
      key: `withdrawal-returned:${id}`,
      kind: entryKinds.withdrawalReturned,
      postings: withdrawalReturned(amountCents),
    });
  }
  const source = { amount: amountCents };
  await settleTransaction(work.db, withdrawal.transactionId, { status, entryId: null, source });
  emitTransaction(work, withdrawal.userId, {
    sourceType: transactionSources.withdrawal,
    type: transactionTypes.withdrawal,
    status,
    amountCents,
    source: { ...source, id: withdrawal.transactionId },
  });
  return withdrawal;
}
