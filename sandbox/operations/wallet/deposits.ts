import { randomUUID } from 'node:crypto';
import type { Settings } from '../../../src/shared/contract/settings/settings.ts';
import type { ReturnReason } from '../../../src/shared/contract/wallet/deposits.ts';
import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { formatBrl } from '../../../src/shared/money/formatBrl.ts';
import { entryKinds } from '../../domain/ledger.ts';
import { depositPaid } from '../../domain/movements.ts';
import { pixCode } from '../../domain/pixCode.ts';
import { type TransactionStatus, transactionSources } from '../../domain/statement.ts';
import { findPlayer } from '../../store/players/users.ts';
import {
  endDeposit,
  expireDeposits,
  findDeposit,
  insertDeposit,
  lockDeposit,
  replaceDeposits,
  type StoredDeposit,
} from '../../store/wallet/deposits.ts';
import { countDeposits, insertTransaction, settleTransaction } from '../../store/wallet/transactions.ts';
import { fieldRefusal, notFound, Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { depositCoupon, takeDepositCoupon, takeEffect } from './coupons.ts';
import { depositLimitRefusal } from './depositLimit.ts';
import { emitTransaction, moveMoney } from './money.ts';
import { timeRefusal } from './playLimits.ts';
import { isClosed, lockStanding } from './playPermission.ts';
import { type ReferralTerms, rewardReferral } from './referrals.ts';

const chargeLifetimeMs = 15 * 60 * 1000;

/** Opens a PIX charge within the limits of the operator and the player. */
export async function openDeposit(
  work: UnitOfWork,
  userId: string,
  settings: Settings,
  request: { amountCents: number; couponCode: string | null; merchantName: string; payloadHost: string },
): Promise<StoredDeposit> {
  const { amountCents } = request;
  if (!settings.deposit_enabled) {
    throw new Refusal(403, { success: false, message: 'Os depósitos estão indisponíveis no momento.' });
  }
  if (amountCents < settings.deposit_min) {
    throw fieldRefusal({ amount: [`O depósito mínimo é ${formatBrl(settings.deposit_min)}.`] });
  }
  if (amountCents > settings.deposit_max) {
    throw fieldRefusal({ amount: [`O depósito máximo é ${formatBrl(settings.deposit_max)}.`] });
  }
  // One charge at a time: the former one is canceled before the limits, which count what may still be paid, are
  // checked.
  for (const replaced of await replaceDeposits(work.db, work.tenant, userId)) {
    const source = { id: replaced.id, amount: replaced.amountCents };
    tell(work, replaced, transactionStatuses.cancelled, source);
  }
  const overLimit =
    (await depositLimitRefusal(work, userId, amountCents)) ?? (await timeRefusal(work, userId));
  if (overLimit) throw fieldRefusal({ amount: [overLimit] }, 'limit');
  const couponCode = request.couponCode && (await takeDepositCoupon(work, userId, request.couponCode));

  const txid = randomUUID().replaceAll('-', '').slice(0, 25);
  const transactionId = await insertTransaction(
    work.db,
    work.tenant,
    userId,
    {
      entryId: null,
      sourceType: transactionSources.deposit,
      type: transactionTypes.in,
      status: transactionStatuses.pending,
      amountCents,
      source: { amount: amountCents },
    },
    work.now,
  );
  const deposit = await insertDeposit(work.db, work.tenant, {
    userId,
    amountCents,
    couponCode: couponCode || null,
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
  tell(work, deposit, transactionStatuses.pending, { id: deposit.id, amount: amountCents });
  return deposit;
}

// Expires charges on read, because no event reports their end.
export async function expireCharges(work: UnitOfWork, userId: string): Promise<void> {
  await expireDeposits(work.db, work.tenant, userId, work.now);
}

// The operator's terms for a deposit that is paid now.
export interface DepositTerms {
  // How often its amount has to be wagered before a withdrawal.
  rolloverTimes: number;
  // Null: no reward for a referral.
  referrals: ReferralTerms | null;
}

interface Payment extends DepositTerms {
  // Tax number of the payer, by default the player's own.
  payer?: string | undefined;
  // A payer sees the charge first; a report of the bank may be late.
  onlyWhileOpen?: boolean;
}

/**
 * Credits a paid charge once, even one that has expired or was replaced. Returns the money when it exceeds the
 * player's limits, when the account was closed meanwhile, or when the law forbids its payer.
 */
export async function payDeposit(work: UnitOfWork, id: string, payment: Payment): Promise<void> {
  const charge = await findDeposit(work.db, work.tenant, id);
  if (!charge) throw notFound();
  // Before the charge, as a new charge locks them: see `docs/locks.md`.
  await lockStanding(work, charge.userId);
  const deposit = await lockDeposit(work.db, work.tenant, id);
  const { pending, approved, cancelled, refused } = transactionStatuses;
  const isOpen = deposit?.status === pending && deposit.expiresAt > work.now;
  const isLate = deposit?.status === cancelled || (deposit?.status === pending && !isOpen);
  if (!deposit || !(isOpen || (isLate && !payment.onlyWhileOpen))) throw notFound();
  const { userId, amountCents } = deposit;
  const returnReason = await reasonToReturn(work, deposit, payment.payer);
  if (returnReason) {
    await endDeposit(work.db, id, { status: refused, paidAt: null, toWagerCents: 0, returnReason });
    await settle(work, deposit, { status: refused, entryId: null, source: { id, amount: amountCents } });
    return;
  }
  // The coupon's row is locked before the accounts, as everywhere: see `docs/locks.md`.
  const coupon = deposit.couponCode && (await depositCoupon(work, userId, deposit.couponCode));
  const toWagerCents = amountCents * payment.rolloverTimes;
  await endDeposit(work.db, id, { status: approved, paidAt: work.now, toWagerCents });
  const entryId = await moveMoney(work, userId, {
    key: `deposit:${id}`,
    kind: entryKinds.depositPaid,
    postings: depositPaid(amountCents),
  });
  const occurrence = (await countDeposits(work.db, work.tenant, userId)) + 1;
  await settle(work, deposit, { status: approved, entryId, source: { id, amount: amountCents, occurrence } });
  if (occurrence === 1 && payment.referrals) {
    await rewardReferral(work, userId, amountCents, payment.referrals);
  }
  if (coupon) await takeEffect(work, userId, coupon);
}

async function reasonToReturn(
  work: UnitOfWork,
  { id, userId, amountCents }: StoredDeposit,
  payer?: string,
): Promise<ReturnReason | null> {
  if (await isClosed(work, userId)) return 'closed';
  if (await isForeignPayer(work, userId, payer)) return 'payer';
  // The limit may have been lowered since the charge was opened.
  return (await depositLimitRefusal(work, userId, amountCents, id)) === null ? null : 'limit';
}

// Portaria SPA/MF 615/2024: money comes from an account of the player's own tax number only.
async function isForeignPayer(work: UnitOfWork, userId: string, payer?: string): Promise<boolean> {
  if (payer === undefined || !work.law.isLawful) return false;
  return (await findPlayer(work.db, work.tenant, userId))?.document !== payer;
}

async function settle(
  work: UnitOfWork,
  deposit: StoredDeposit,
  end: Parameters<typeof settleTransaction>[2],
): Promise<void> {
  await settleTransaction(work.db, deposit.transactionId, end);
  tell(work, deposit, end.status, end.source);
}

function tell(
  work: UnitOfWork,
  { userId, amountCents }: StoredDeposit,
  status: TransactionStatus,
  source: Parameters<typeof emitTransaction>[2]['source'],
): void {
  emitTransaction(work, userId, {
    sourceType: transactionSources.deposit,
    type: transactionTypes.in,
    status,
    amountCents,
    source,
  });
}
