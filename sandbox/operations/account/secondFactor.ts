import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Jurisdiction } from '../../../src/shared/brand/brandRecord.ts';
import { maskEmail } from '../../../src/shared/text/maskEmail.ts';
import type { Db } from '../../store/database/database.ts';
import { deleteChallenge, insertChallenge, takeAttempt } from '../../store/players/challenges.ts';
import { insertDevice, knownUntil } from '../../store/players/devices.ts';
import type { Player } from '../../store/players/users.ts';
import type { SandboxBrand } from '../../tenants.ts';
import { Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import type { Mailbox } from './mailbox.ts';

// Portaria SPA/MF 722/2024: a second factor at least every seven days.
export const factorLifetimeMs = 7 * 24 * 60 * 60 * 1000;

const codeLifetimeMs = 10 * 60 * 1000;
const attemptsPerCode = 5;

export const asksForSecondFactor = ({ jurisdiction }: { jurisdiction?: Jurisdiction }) =>
  jurisdiction === 'br';

export const wrongCode = 'Código incorreto. Confira e tente de novo.';

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

export function factorStandsUntil(
  db: Db,
  player: Pick<Player, 'tenant' | 'id'>,
  device: string | undefined,
  now: Date,
): Promise<Date | null> {
  return knownUntil(db, player.tenant, player.id, device ? hashOf(device) : null, now);
}

// A code is valid for its purpose only.
export type ChallengePurpose = 'login' | `email:${string}`;

/** Mails a code for a login or a change of e-mail. */
export async function startChallenge(
  work: UnitOfWork,
  player: Player,
  purpose: ChallengePurpose,
  { brand, mails }: { brand: SandboxBrand; mails: Mailbox },
) {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const challenge = {
    id: randomUUID(),
    userId: player.id,
    code,
    attemptsLeft: attemptsPerCode,
    expiresAt: new Date(work.now.getTime() + codeLifetimeMs),
    purpose,
  };
  await insertChallenge(work.db, work.tenant, challenge);
  const mail = {
    to: player.email,
    subject: `${brand.name}: seu código de acesso`,
    text: `Olá, ${player.name.split(' ')[0]}. Use este código para ${usage(purpose)}. Ele vale por 10 minutos. Não passe o código a ninguém: nós nunca o pedimos.`,
    code,
    sentAt: work.now.toISOString(),
  };
  work.afterCommit(() => mails.send(mail));
  return { challenge: challenge.id, sent_to: maskEmail(player.email), expires_in: codeLifetimeMs / 1000 };
}

const usage = (purpose: ChallengePurpose) =>
  purpose === 'login'
    ? 'entrar'
    : `trocar o e-mail da sua conta para ${maskEmail(purpose.slice('email:'.length))}`;

/** Returns the player of this code, or null for a wrong code, which counts as an attempt even when the call fails. */
export async function answerChallenge(
  work: UnitOfWork,
  id: string,
  code: string,
  purpose: ChallengePurpose,
): Promise<string | null> {
  const { db, tenant, now } = work;
  const challenge = isUuid.test(id) ? await takeAttempt(db, tenant, id, purpose, now) : null;
  if (!challenge) throw new Refusal(410, { error: 'Este código expirou. Peça um novo.' });
  if (!isSame(challenge.code, code.replace(/\D/g, ''))) return null;
  await deleteChallenge(db, challenge.id);
  return challenge.userId;
}

// Marks this device as a second factor.
export async function knowDevice(work: UnitOfWork, userId: string) {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(work.now.getTime() + factorLifetimeMs);
  await insertDevice(work.db, work.tenant, userId, { tokenHash: hashOf(token), knownUntil: until });
  return { until, device: { token, expires_in: factorLifetimeMs / 1000 } };
}

function isSame(expected: string, given: string): boolean {
  return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}
