import { randomUUID } from 'node:crypto';
import { unauthenticatedMessage } from '../../../src/shared/contract/failure.ts';
import { readSessionToken, signSessionToken } from '../../domain/sessionToken.ts';
import type { Db } from '../../store/database/database.ts';
import {
  endSession,
  findSession,
  insertSession,
  type Session,
  touchSession,
} from '../../store/players/sessions.ts';
import { findPlayer, lockPlayer, type Player } from '../../store/players/users.ts';
import { playerBalances } from '../../store/wallet/ledger.ts';
import { Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';

// A player without activity for this long is away.
const idleMs = 30 * 60_000;

export interface TokenRules {
  secret: Uint8Array;
  lifetimeS: number;
}

export interface SignedIn {
  player: Player;
  sessionId: string;
  // Stays the same when the session is renewed.
  loginId: string;
  // Expiry of the session's second factor, or null when none is needed.
  factorUntil: Date | null;
  // The last call that a person caused.
  personAt: Date;
}

export async function startSession(
  work: UnitOfWork,
  userId: string,
  rules: TokenRules,
  { factorUntil = null, loginId, personAt = work.now }: Partial<Omit<Session, 'id' | 'userId'>> = {},
) {
  const sessionId = randomUUID();
  const expiresAt = new Date(work.now.getTime() + rules.lifetimeS * 1000);
  await insertSession(
    work.db,
    work.tenant,
    { id: sessionId, loginId: loginId ?? sessionId, userId, expiresAt, factorUntil, personAt },
    work.now,
  );
  const { mainCents } = await playerBalances(work.db, work.tenant, userId);
  const claims = { sessionId, userId, tenant: work.tenant, balanceCents: mainCents };
  const token = await signSessionToken(claims, rules.secret, work.now, rules.lifetimeS);
  return { access_token: token, expires_in: rules.lifetimeS };
}

/** Ends the session of a token and starts a new one; a token works for one refresh only. */
export async function renewSession(work: UnitOfWork, signedIn: SignedIn, rules: TokenRules) {
  const { player, sessionId, loginId, factorUntil, personAt } = signedIn;
  if (factorUntil && factorUntil <= work.now) throw new Refusal(401, { message: unauthenticatedMessage });
  // A pending password change comes first and ends the session.
  await lockPlayer(work.db, work.tenant, player.id, 'session');
  // Pages refresh by themselves: only a session in use continues without a gap.
  await touchSession(work.db, work.tenant, sessionId, work.now, idleMs);
  // Another tab may have renewed the session since it was read.
  if (!(await endSession(work.db, work.tenant, sessionId, work.now)))
    throw new Refusal(401, { message: unauthenticatedMessage });
  return startSession(work, player.id, rules, { factorUntil, loginId, personAt });
}

// Returns the player of a bearer token, or null when it is no longer valid.
export async function readSession(
  db: Db,
  tenant: string,
  token: string,
  rules: TokenRules,
  now: Date,
): Promise<SignedIn | null> {
  const claims = await readSessionToken(token, tenant, rules.secret, now);
  const session = claims && (await findSession(db, tenant, claims.sessionId, now));
  if (!session) return null;
  const player = await findPlayer(db, tenant, claims.userId);
  return player && { player, sessionId: claims.sessionId, ...session };
}
