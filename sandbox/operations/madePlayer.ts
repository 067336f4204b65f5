import { randomBytes, randomInt } from 'node:crypto';
import { transactionStatuses, transactionTypes } from '../../src/shared/contract/transactions.ts';
import { withCheckDigits } from '../domain/cpf.ts';
import { depositPaid } from '../domain/movements.ts';
import { personOf } from '../domain/people.ts';
import { knowAnyDevice } from '../store/devices.ts';
import { findPlayerByEmail, insertPlayer, type Player } from '../store/users.ts';
import { moveMoney, recordTransaction } from './money.ts';
import { readyPasswordHash } from './readyAccounts.ts';
import { factorLifetimeMs } from './secondFactor.ts';
import type { Work } from './work.ts';

export interface PlayerWish {
  balanceCents: number;
  identity?: Player['identityStatus'];
  /** E-mail of the player whose invitation this one follows. */
  invitedBy?: string;
}

/** A player of one's own with the password of the ready-made accounts and a first deposit; gives the e-mail address. */
export async function makePlayer(work: Work, wish: PlayerWish): Promise<string> {
  const code = randomBytes(5).toString('hex');
  const email = `jogador-${code}@sandbox.test`;
  const document = withCheckDigits(String(randomInt(100_000_000, 1_000_000_000)));
  const inviter = wish.invitedBy ? await findPlayerByEmail(work.sql, work.tenant, wish.invitedBy) : null;
  const id = await insertPlayer(
    work.sql,
    work.tenant,
    {
      ...personOf(document),
      email,
      document,
      phone: '11987650000',
      gender: null,
      passwordHash: await readyPasswordHash(),
      identityStatus: wish.identity ?? 'approved',
      referralCode: code,
      referredBy: inviter?.id ?? null,
      tracking: {},
    },
    work.now,
  );
  await knowAnyDevice(work.sql, work.tenant, id, new Date(work.now.getTime() + factorLifetimeMs));
  if (wish.balanceCents > 0) {
    const amountCents = wish.balanceCents;
    const postings = depositPaid(amountCents);
    const entryId = await moveMoney(work, id, { key: 'first-balance', kind: 'deposit_paid', postings });
    await recordTransaction(work, id, {
      entryId,
      sourceType: 'Deposit',
      type: transactionTypes.in,
      status: transactionStatuses.approved,
      amountCents,
      source: { amount: amountCents, occurrence: 1 },
    });
  }
  return email;
}
