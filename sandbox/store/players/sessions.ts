import type { Db } from '../database/database.ts';
import { idOf } from '../database/ids.ts';

export interface Session {
  id: string;
  // The first session of this login.
  loginId: string;
  userId: string;
  expiresAt: Date;
  // Expiry of the second factor, or null when none is needed.
  factorUntil: Date | null;
  // The last call that a person caused.
  personAt: Date;
}

export async function insertSession(db: Db, tenant: string, session: Session, now: Date): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      tenant,
      user_id: session.userId,
      created_at: now,
      last_active_at: now,
      expires_at: session.expiresAt,
      factor_until: session.factorUntil,
      login_id: session.loginId,
      person_at: session.personAt,
    })
    .execute();
}

const openSessions = (db: Db, tenant: string, now: Date) =>
  db
    .selectFrom('sessions')
    .where('tenant', '=', tenant)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);

const updateOf = (db: Db, tenant: string) => db.updateTable('sessions').where('tenant', '=', tenant);

// Null when the session has ended.
export async function findSession(
  db: Db,
  tenant: string,
  id: string,
  now: Date,
): Promise<Pick<Session, 'factorUntil' | 'loginId' | 'personAt'> | null> {
  const row = await openSessions(db, tenant, now)
    .select(['factor_until as factorUntil', 'login_id as loginId', 'person_at as personAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Records activity in the session, at most once per interval. */
export async function touchSession(
  db: Db,
  tenant: string,
  id: string,
  now: Date,
  withinMs = Number.MAX_SAFE_INTEGER,
): Promise<void> {
  const since = new Date(Math.max(0, now.getTime() - withinMs));
  await updateOf(db, tenant)
    .set(({ fn, val }) => ({ last_active_at: fn<Date>('greatest', ['last_active_at', val(now)]) }))
    .where('id', '=', id)
    .where('last_active_at', '>=', since)
    .execute();
}

/** Records a call that a person caused. */
export async function notePerson(db: Db, tenant: string, id: string, now: Date): Promise<void> {
  await updateOf(db, tenant)
    .set(({ fn, val }) => ({ person_at: fn<Date>('greatest', ['person_at', val(now)]) }))
    .where('id', '=', id)
    .execute();
}

/** Moves the clock of a player's idle locks: the last call of a person was at that time. */
export async function setPersonAt(db: Db, tenant: string, userId: string, at: Date): Promise<void> {
  await updateOf(db, tenant).set({ person_at: at }).where('user_id', '=', idOf(userId)).execute();
}

/** Returns when a person last caused a call in any open session of the player; null without one. */
export async function lastPersonAt(db: Db, tenant: string, userId: string, now: Date): Promise<Date | null> {
  const { at } = await openSessions(db, tenant, now)
    .select(({ fn }) => fn.max<Date | null>('person_at').as('at'))
    .where('user_id', '=', idOf(userId))
    .executeTakeFirstOrThrow();
  return at;
}

/**
 * Records a stake of the player, because the game's frame has no session of its own. No open session becomes idle, but
 * only the one in use covers the time: the gap of a forgotten one would be counted at once.
 */
export async function noteStake(db: Db, tenant: string, userId: string, now: Date): Promise<void> {
  const ofPlayer = openSessions(db, tenant, now).where('user_id', '=', idOf(userId)).select('id');
  await updateOf(db, tenant)
    .set(({ fn, val }) => ({ person_at: fn<Date>('greatest', ['person_at', val(now)]) }))
    .where('id', 'in', ofPlayer)
    .execute();
  await updateOf(db, tenant)
    .set(({ fn, val }) => ({ last_active_at: fn<Date>('greatest', ['last_active_at', val(now)]) }))
    .where('id', 'in', ofPlayer.orderBy('last_active_at', 'desc').limit(1))
    .execute();
}

export async function isLoginAlive(db: Db, tenant: string, loginId: string, now: Date): Promise<boolean> {
  return (await endOfLogin(db, tenant, loginId, now)) !== null;
}

/** Returns the expiry of the login's newest session, or null when it expired or was logged out. */
export async function endOfLogin(db: Db, tenant: string, loginId: string, now: Date): Promise<Date | null> {
  const { endsAt } = await openSessions(db, tenant, now)
    .select(({ fn }) => fn.max<Date | null>('expires_at').as('endsAt'))
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  return endsAt;
}

// Returns false when another request has ended the session first.
export async function endSession(db: Db, tenant: string, id: string, now: Date): Promise<boolean> {
  const ended = await updateOf(db, tenant)
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function endSessionsOf(db: Db, tenant: string, userId: string, now: Date): Promise<void> {
  await updateOf(db, tenant)
    .set({ ended_at: now })
    .where('user_id', '=', idOf(userId))
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every other session of the player, as a password change requires. */
export async function endOtherSessions(
  db: Db,
  tenant: string,
  userId: string,
  keptId: string,
  now: Date,
): Promise<void> {
  await updateOf(db, tenant)
    .set({ ended_at: now })
    .where('user_id', '=', idOf(userId))
    .where('id', '<>', keptId)
    .where('ended_at', 'is', null)
    .execute();
}
