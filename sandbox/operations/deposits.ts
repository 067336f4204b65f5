import { randomUUID } from 'node:crypto';
import type { Settings } from '../../src/shared/contract/settings.ts';
import { transactionStatuses, transactionTypes } from '../../src/shared/contract/transactions.ts';
import { formatCents } from '../domain/money.ts';
import { depositPaid } from '../domain/movements.ts';
import { pixCode } from '../domain/pixCode.ts';
import { approveDeposit, expireDeposits, insertDeposit, type StoredDeposit } from '../store/deposits.ts';
import { countDeposits, insertTransaction, settleTransaction } from '../store/transactions.ts';
import { applyDepositCoupon } from './coupons.ts';
import { depositLimitRefusal } from './depositLimit.ts';
import { emitTransaction, moveMoney } from './money.ts';
import { fieldRefusal, notFound, Refusal } from './refusal.ts';
import type { Work } from './work.ts';

const chargeLifetimeMs = 15 * 60 * 1000;

/** A PIX charge over the amount, within the operator's and the player's own limits. */
export async function openDeposit(
  work: Work,
  userId: string,
  settings: Settings,
  request: { amountCents: number; couponCode: string | null; merchantName: string; payloadHost: string },
): Promise<StoredDeposit> {
  const { amountCents } = request;
  if (!settings.deposit_enabled) {
    throw new Refusal(403, { success: false, message: 'Os depósitos estão indisponíveis no momento.' });
  }
  if (amountCents < settings.deposit_min) {
    throw fieldRefusal({ amount: [`O depósito mínimo é ${formatCents(settings.deposit_min)}.`] });
  }
  if (amountCents > settings.deposit_max) {
    throw fieldRefusal({ amount: [`O depósito máximo é ${formatCents(settings.deposit_max)}.`] });
  }
  const overLimit = await depositLimitRefusal(work, userId, amountCents);
  if (overLimit) throw fieldRefusal({ amount: [overLimit] });

  const txid = randomUUID().replaceAll('-', '').slice(0, 25);
  const transactionId = await insertTransaction(
    work.sql,
    work.tenant,
    userId,
    {
      entryId: null,
      sourceType: 'Deposit',
      type: transactionTypes.in,
      status: transactionStatuses.pending,
      amountCents,
      source: { amount: amountCents },
    },
    work.now,
  );
  return insertDeposit(work.sql, work.tenant, {
    userId,
    amountCents,
    couponCode: request.couponCode,
    transactionId,
    pixCode: pixCode({
      txid,
      amountCents,
      merchantName: request.merchantName,
      merchantCity: 'SAO PAULO',
      url: `${request.payloadHost}/pix/${txid}`,
    }),
    createdAt: work.now,
    expiresAt: new Date(work.now.getTime() + chargeLifetimeMs),
  });
}

/** Nobody tells when a charge runs out: it is looked at before somebody asks. */
export async function expireCharges(work: Work, userId: string): Promise<void> {
  await expireDeposits(work.sql, work.tenant, userId, work.now);
}

/** The bank reports the charge as paid: the money arrives once, however often this is said. */
export async function payDeposit(work: Work, id: string): Promise<void> {
  const deposit = await approveDeposit(work.sql, work.tenant, id, work.now);
  if (!deposit) throw notFound();
  const { userId, amountCents } = deposit;
  const entryId = await moveMoney(work, userId, {
    key: `deposit:${id}`,
    kind: 'deposit_paid',
    postings: depositPaid(amountCents),
  });
  const occurrence = (await countDeposits(work.sql, work.tenant, userId)) + 1;
  const source = { id, amount: amountCents, occurrence };
  const status = transactionStatuses.approved;
  await settleTransaction(work.sql, deposit.transactionId, { status, entryId, source });
  emitTransaction(work, userId, {
    sourceType: 'Deposit',
    type: transactionTypes.in,
    status,
    amountCents,
    source,
  });
  if (deposit.couponCode) await applyDepositCoupon(work, userId, deposit.couponCode);
}
