import type { Hono } from 'hono';
import { is } from 'valibot';
import { siteTimeZone } from '../../../src/shared/time/timeZone.ts';
import { fieldRefusal, notFound } from '../../operations/refusal.ts';
import { expireCharges, openDeposit } from '../../operations/wallet/deposits.ts';
import { refuseDeposit } from '../../operations/wallet/playPermission.ts';
import { referralHolds } from '../../operations/wallet/referrals.ts';
import { requestWithdrawal, settleWithdrawal } from '../../operations/wallet/withdrawals.ts';
import { depositsToWager } from '../../store/wallet/depositRollover.ts';
import { findDeposit, type StoredDeposit } from '../../store/wallet/deposits.ts';
import { listTransactions } from '../../store/wallet/transactions.ts';
import { listWithdrawals } from '../../store/wallet/withdrawals.ts';
import { idempotent } from '../idempotent.ts';
import { dateSchema } from '../inputs.ts';
import { type CallRequest, type RequestBindings, route } from '../route.ts';
import type { TenantServices } from '../services.ts';
import { refuseQuietDeposit } from './habitRoutes.ts';

const usualPageSize = 20;
const largestPageSize = 500;

export function walletRoutes(app: Hono<RequestBindings>, services: TenantServices): void {
  const { brand, db } = services;
  route(app, services, 'getTransactions', statement);
  route(
    app,
    services,
    'createDeposit',
    idempotent('createDeposit', async ({ body, signedIn }, work) => {
      await refuseDeposit(work, signedIn.player.id);
      await refuseQuietDeposit(services, work, signedIn.player.id);
      const deposit = await openDeposit(work, signedIn.player.id, services.settings(), {
        amountCents: body.amount,
        // Brazilian law: no bonus tied to a deposit.
        couponCode: work.law.isLawful ? null : (body.coupon_code ?? null),
        merchantName: brand.company?.tradeName ?? brand.name,
        payloadHost: new URL(brand.apiOrigin).hostname,
      });
      work.afterCommit(() => services.chargeOpened(deposit.id));
      return depositOnWire(deposit, work.now);
    }),
  );
  route(app, services, 'getDeposit', async ({ params, signedIn }) => {
    await services.transact(brand.id, (work) => expireCharges(work, signedIn.player.id));
    const deposit = await findDeposit(db, brand.id, params.id ?? '');
    if (deposit?.userId !== signedIn.player.id) throw notFound();
    return depositOnWire(deposit, services.clock());
  });
  route(
    app,
    services,
    'createWithdrawal',
    idempotent('createWithdrawal', async ({ body, signedIn }, work, key) => {
      const heldByRollover = brand.jurisdiction !== 'br';
      const request = { key, amountCents: body.amount, heldByRollover };
      const { id, status } = await requestWithdrawal(work, signedIn.player, services.settings(), request);
      return { data: { id, amount: body.amount, status } };
    }),
  );
  route(app, services, 'listWithdrawals', async ({ signedIn }) => ({
    server_time: services.clock().toISOString(),
    deposits_to_wager:
      brand.jurisdiction === 'br' ? 0 : await depositsToWager(db, brand.id, signedIn.player.id),
    referral_holds: await referralHolds(
      { db, tenant: brand.id, now: services.clock() },
      signedIn.player.id,
      services.settings(),
    ),
    data: (await listWithdrawals(db, brand.id, signedIn.player.id)).map((withdrawal) => ({
      id: withdrawal.id,
      amount: withdrawal.amountCents,
      status: withdrawal.status,
      created_at: withdrawal.createdAt.toISOString(),
    })),
  }));
  route(
    app,
    services,
    'cancelWithdrawal',
    idempotent('cancelWithdrawal', async ({ params, signedIn }, work) => {
      const { id, amountCents, status } = await settleWithdrawal(
        work,
        params.id ?? '',
        'cancelled',
        signedIn.player.id,
      );
      return { data: { id, amount: amountCents, status } };
    }),
  );
}

async function statement({ services, query, signedIn }: CallRequest<'getTransactions'>) {
  await services.transact(services.brand.id, (work) => expireCharges(work, signedIn.player.id));
  const page = wholeNumber('page', query.page) ?? 1;
  if (page < 1) throw fieldRefusal({ page: ['Página inválida.'] });
  return listTransactions(services.db, services.brand.id, signedIn.player.id, {
    sourceType: query.source || undefined,
    type: wholeNumber('type', query.type),
    status: wholeNumber('status', query.status),
    from: isoDate('from', query.from),
    to: isoDate('to', query.to),
    timeZone: siteTimeZone(services.settings()),
    page,
    pageSize: pageSizeOf(query.per_page),
  });
}

function pageSizeOf(text: string | undefined): number {
  const wanted = wholeNumber('per_page', text) ?? usualPageSize;
  if (wanted < 1) throw fieldRefusal({ per_page: ['Valor inválido.'] });
  return Math.min(wanted, largestPageSize);
}

function wholeNumber(field: string, text: string | undefined): number | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,6}$/.test(text)) throw fieldRefusal({ [field]: ['Valor inválido.'] });
  return Number(text);
}

function isoDate(field: string, text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!is(dateSchema, text)) throw fieldRefusal({ [field]: ['Data inválida.'] });
  return text;
}

function depositOnWire(deposit: StoredDeposit, now: Date) {
  return {
    data: {
      id: deposit.id,
      amount: deposit.amountCents,
      status: deposit.status,
      pix_code: deposit.pixCode,
      coupon_code: deposit.couponCode || undefined,
      expires_at: deposit.expiresAt.toISOString(),
      server_time: now.toISOString(),
      return_reason: deposit.returnReason ?? undefined,
    },
  };
}
