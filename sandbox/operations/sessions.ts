import { randomUUID } from 'node:crypto';
import { readSessionToken, signSessionToken } from '../domain/sessionToken.ts';
import type { Sql } from '../store/database.ts';
import { playerBalances } from '../store/ledger.ts';
import { endSession, insertSession, isSessionAlive } from '../store/sessions.ts';
import { findPlayer, type Player } from '../store/users.ts';
import type { Work } from './work.ts';

export interface TokenRules {
  secret: Uint8Array;
  lifetimeS: number;
}

export interface SignedIn {
  player: Player;
  sessionId: string;
  /** Came by the link of a recovery mail. */
  recovery: boolean;
}

/** A new session and its token. */
export async function startSession(
  work: Work,
  userId: string,
  rules: TokenRules,
  { recovery = false }: { recovery?: boolean } = {},
) {
  const sessionId = randomUUID();
  const expiresAt = new Date(work.now.getTime() + rules.lifetimeS * 1000);
  await insertSession(work.sql, work.tenant, { id: sessionId, userId, expiresAt }, work.now);
  const { mainCents } = await playerBalances(work.sql, work.tenant, userId);
  const claims = { sessionId, userId, tenant: work.tenant, balanceCents: mainCents, recovery };
  const token = await signSessionToken(claims, rules.secret, work.now, rules.lifetimeS);
  return { access_token: token, expires_in: rules.lifetimeS };
}

/** The session behind a token ends and a new one begins; a token works for one refresh only. */
export async function renewSession(work: Work, signedIn: SignedIn, rules: TokenRules) {
  await endSession(work.sql, work.tenant, signedIn.sessionId, work.now);
  return startSession(work, signedIn.player.id, rules);
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
  if (!claims || !(await isSessionAlive(sql, tenant, claims.sessionId, now))) return null;
  const player = await findPlayer(sql, tenant, claims.userId);
  return player && { player, sessionId: claims.sessionId, recovery: claims.recovery === true };
}
