import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Jurisdiction } from '../../src/shared/brand/brandRecord.ts';
import { deleteChallenge, insertChallenge, takeAttempt } from '../store/challenges.ts';
import type { Sql } from '../store/database.ts';
import { insertDevice, knownUntil } from '../store/devices.ts';
import type { Player } from '../store/users.ts';
import type { SandboxBrand } from '../tenants.ts';
import type { Mailbox } from './mailbox.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

/** Portaria SPA/MF 722/2024: a second factor at least every seven days. */
export const factorLifetimeMs = 7 * 24 * 60 * 60 * 1000;

const codeLifetimeMs = 10 * 60 * 1000;
const attemptsPerCode = 5;

export const asksForSecondFactor = ({ jurisdiction }: { jurisdiction?: Jurisdiction }) =>
  jurisdiction === 'br';

const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Until when this device needs no code for the player; null: it needs one now. */
export function factorStandsUntil(
  sql: Sql,
  player: Pick<Player, 'tenant' | 'id'>,
  device: string | undefined,
  now: Date,
): Promise<Date | null> {
  return knownUntil(sql, player.tenant, player.id, device ? hashOf(device) : null, now);
}

/** Mails a code; the login goes on with it. */
export async function startChallenge(
  work: Work,
  player: Player,
  { brand, mails }: { brand: SandboxBrand; mails: Mailbox },
) {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const challenge = {
    id: randomUUID(),
    userId: player.id,
    code,
    attemptsLeft: attemptsPerCode,
    expiresAt: new Date(work.now.getTime() + codeLifetimeMs),
  };
  await insertChallenge(work.sql, work.tenant, challenge);
  const mail = {
    to: player.email,
    subject: `${brand.name}: seu código de acesso`,
    text: `Olá, ${player.name.split(' ')[0]}. Use este código para entrar. Ele vale por 10 minutos. Não passe o código a ninguém: nós nunca o pedimos.`,
    code,
    sentAt: work.now.toISOString(),
  };
  work.afterCommit(() => mails.send(mail));
  return { challenge: challenge.id, sent_to: masked(player.email), expires_in: codeLifetimeMs / 1000 };
}

/** The player whose code this is. A wrong one costs an attempt even though the call fails. */
export async function answerChallenge(work: Work, id: string, code: string): Promise<string | null> {
  const challenge = isUuid.test(id) ? await takeAttempt(work.sql, work.tenant, id, work.now) : null;
  if (!challenge) throw new Refusal(410, { error: 'Este código não vale mais. Peça um novo.' });
  if (!isSame(challenge.code, code.replace(/\D/g, ''))) return null;
  await deleteChallenge(work.sql, challenge.id);
  return challenge.userId;
}

/** Looks like a device that is known, and is not. */
export const unknownDevice = () => ({
  token: randomBytes(32).toString('base64url'),
  expires_in: factorLifetimeMs / 1000,
});

/** From now on this device stands for the second factor. */
export async function knowDevice(work: Work, userId: string) {
  const token = randomBytes(32).toString('base64url');
  const until = new Date(work.now.getTime() + factorLifetimeMs);
  await insertDevice(work.sql, work.tenant, userId, { tokenHash: hashOf(token), knownUntil: until });
  return { until, device: { token, expires_in: factorLifetimeMs / 1000 } };
}

function isSame(expected: string, given: string): boolean {
  return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}

/** `n***@sandbox.test`: enough for its owner. */
function masked(email: string): string {
  return email.replace(/^(.).*(?=@)/, '$1***');
}
