import type { Game } from '../../src/shared/contract/casino/casino.ts';
import { notFound, Refusal } from '../operations/refusal.ts';
import type { UnitOfWork } from '../operations/unitOfWork.ts';
import { refuseLaunch } from '../operations/wallet/playPermission.ts';
import { playableCents } from '../operations/wallet/stakes.ts';
import { findGameSession, type GameSession } from '../store/games/gameSessions.ts';
import { isLoginAlive } from '../store/players/sessions.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Finds the launched game of a session and locks it; refuses one whose login has ended. */
export async function findPartnerSession(
  work: UnitOfWork,
  games: readonly Game[],
  id: string,
): Promise<{ session: GameSession; game: Game }> {
  const session = await findGameSession(work.db, work.tenant, id, new Date(work.now.getTime() - dayMs));
  const game = games.find((candidate) => candidate.id === session?.gameId);
  if (!session || !game) throw notFound();
  await refuseEndedLogin(work, session);
  return { session, game };
}

/** Finds the session of a game that is played for money only. */
export async function findRealSession(
  work: UnitOfWork,
  games: readonly Game[],
  id: string,
): Promise<{ userId: string; game: Game }> {
  const { session, game } = await findPartnerSession(work, games, id);
  if (session.userId === null) throw notFound();
  return { userId: session.userId, game };
}

export async function sessionBalance(
  work: UnitOfWork,
  { userId, demoBalanceCents: demo }: GameSession,
): Promise<number> {
  return userId === null ? (demo ?? 0) : playableCents(work, userId);
}

// A launched game ends with its login; a pause or an exclusion is reported first.
async function refuseEndedLogin(work: UnitOfWork, { userId, loginId }: GameSession): Promise<void> {
  if (userId === null) return;
  if (loginId && (await isLoginAlive(work.db, work.tenant, loginId, work.now))) return;
  await refuseLaunch(work, userId);
  throw new Refusal(401, { success: false, message: 'Sua sessão terminou. Entre de novo para jogar.' });
}
