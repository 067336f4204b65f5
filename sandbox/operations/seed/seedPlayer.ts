import { randomBytes, randomInt } from 'node:crypto';
import {
  transactionStatuses,
  transactionTypes,
} from '../../../src/shared/contract/wallet/transactionCodes.ts';
import { withCheckDigits } from '../../domain/cpf.ts';
import { entryKinds } from '../../domain/ledger.ts';
import { standInLocation } from '../../domain/location.ts';
import { depositPaid } from '../../domain/movements.ts';
import { personOf } from '../../domain/people.ts';
import { transactionSources } from '../../domain/statement.ts';
import { knowAnyDevice } from '../../store/players/devices.ts';
import { changePlayer, findPlayerByEmail, insertPlayer, type Player } from '../../store/players/users.ts';
import { acceptTerms } from '../account/consents.ts';
import { factorLifetimeMs } from '../account/secondFactor.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { moveMoney, recordTransaction } from '../wallet/money.ts';
import { readyPasswordHash } from './seedAccounts.ts';

export interface PlayerRequest {
  balanceCents: number;
  identity?: Player['identityStatus'];
  // E-mail of the player who sent the invitation.
  invitedBy?: string;
  // The terms that the player has accepted; absent where the law asks for no consent.
  termsVersion?: string;
}

/** Creates a player with the password of the ready-made accounts and a first deposit; returns the e-mail. */
export async function seedPlayer(work: UnitOfWork, request: PlayerRequest): Promise<string> {
  const code = randomBytes(5).toString('hex');
  const email = `jogador-${code}@sandbox.test`;
  const document = withCheckDigits(String(randomInt(100_000_000, 1_000_000_000)));
  const inviter = request.invitedBy ? await findPlayerByEmail(work.db, work.tenant, request.invitedBy) : null;
  const id = await insertPlayer(
    work.db,
    work.tenant,
    {
      ...personOf(document),
      email,
      document,
      phone: '11987650000',
      gender: null,
      passwordHash: await readyPasswordHash(),
      identityStatus: request.identity ?? 'approved',
      referralCode: code,
      referredBy: inviter?.id ?? null,
      tracking: {},
    },
    work.now,
  );
  if (request.termsVersion) await acceptTerms(work, id, request.termsVersion);
  await knowAnyDevice(work.db, work.tenant, id, new Date(work.now.getTime() + factorLifetimeMs));
  await changePlayer(work.db, work.tenant, id, { locatedUntil: standInLocation(work.now) });
  if (request.balanceCents > 0) {
    const amountCents = request.balanceCents;
    const postings = depositPaid(amountCents);
    const entryId = await moveMoney(work, id, {
      key: 'first-balance',
      kind: entryKinds.depositPaid,
      postings,
    });
    await recordTransaction(work, id, {
      entryId,
      sourceType: transactionSources.deposit,
      type: transactionTypes.in,
      status: transactionStatuses.approved,
      amountCents,
      source: { amount: amountCents, occurrence: 1 },
    });
  }
  return email;
}
