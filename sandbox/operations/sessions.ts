import { randomUUID } from 'node:crypto';
import { unauthenticatedMessage } from '../../src/shared/contract/failure.ts';
import { readSessionToken, signSessionToken } from '../domain/sessionToken.ts';
import type { Sql } from '../store/database.ts';
import { playerBalances } from '../store/ledger.ts';
import { endSession, findSession, insertSession, touchSession } from '../store/sessions.ts';
import { findPlayer, type Player } from '../store/users.ts';
import { Refusal } from './refusal.ts';
import type { Work } from './work.ts';

/** A player who has done nothing for so long is away. */
const idleMs = 30 * 60_000;

export interface TokenRules {
  secret: Uint8Array;
  lifetimeS: number;
}

export interface SignedIn {
  player: Player;
  sessionId: string;
  /** Stays the same when the session is renewed. */
  loginId: string;
  /** Came by the link of a recovery mail. */
  recovery: boolean;
  /** Until when the session's second factor stands; null: it needs none. */
  factorUntil: Date | null;
}

/** A new session and its token. */
export async function startSession(
  work: Work,
  userId: string,
  rules: TokenRules,
  {
    recovery = false,
    factorUntil = null,
    loginId,
  }: { recovery?: boolean; factorUntil?: Date | null; loginId?: string } = {},
) {
  const sessionId = randomUUID();
  const expiresAt = new Date(work.now.getTime() + rules.lifetimeS * 1000);
  await insertSession(
    work.sql,
    work.tenant,
    { id: sessionId, loginId: loginId ?? sessionId, userId, expiresAt, factorUntil },
    work.now,
  );
  const { mainCents } = await playerBalances(work.sql, work.tenant, userId);
  const claims = { sessionId, userId, tenant: work.tenant, balanceCents: mainCents, recovery };
  const token = await signSessionToken(claims, rules.secret, work.now, rules.lifetimeS);
  return { access_token: token, expires_in: rules.lifetimeS };
}

/** The session behind a token ends and a new one begins; a token works for one refresh only. */
export async function renewSession(work: Work, signedIn: SignedIn, rules: TokenRules) {
  const { player, sessionId, loginId, factorUntil } = signedIn;
  if (factorUntil && factorUntil <= work.now) throw new Refusal(401, { message: unauthenticatedMessage });
  // Pages renew by themselves: only a session in use goes on without a gap.
  await touchSession(work.sql, work.tenant, sessionId, work.now, idleMs);
  await endSession(work.sql, work.tenant, sessionId, work.now);
  return startSession(work, player.id, rules, { factorUntil, loginId });
}

/** Who a bearer token belongs to; null: nobody (any more). */
export async function readSession(
  sql: Sql,
  tenant: string,
  token: string,
  rules: TokenRules,
  now: Date,
): Promise<SignedIn | null> {
  const claims = await readSessionToken(token, tenant, rules.secret, now);
  const session = claims && (await findSession(sql, tenant, claims.sessionId, now));
  if (!session) return null;
  const player = await findPlayer(sql, tenant, claims.userId);
  const { sessionId, recovery = false } = claims;
  return player && { player, sessionId, recovery, ...session };
}
