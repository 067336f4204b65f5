import type { Game } from '../../../src/shared/contract/casino/casino.ts';
import type { Settings } from '../../../src/shared/contract/settings/settings.ts';
import { transactionSources } from '../../domain/statement.ts';
import { notFound, Refusal } from '../../operations/refusal.ts';
import { runOnce } from '../../operations/runOnce.ts';
import type { Transact, UnitOfWork } from '../../operations/unitOfWork.ts';
import { payWin, placeStake, playableCents, type Stake } from '../../operations/wallet/stakes.ts';
import {
  insertCrashRound,
  listCrashRounds,
  lockCrashRound,
  type StoredCrashRound,
  saveCrashRound,
} from '../../store/games/crashRounds.ts';
import { partnerGame } from '../partnerGame.ts';
import { findRealSession } from '../partnerSessions.ts';
import { refuseStakeOutside } from '../stakeBounds.ts';
import { drawCrash, earlierCrashes, msUntilCrash, multiplierAt } from './crashCurve.ts';

export interface CrashState {
  balanceCents: number;
  round: {
    id: string;
    betCents: number;
    elapsedMs: number;
    status: 'flying' | 'crashed' | 'cashedOut';
    // Hundredths; null while the curve rises.
    endedAt: number | null;
    payoutCents: number;
  } | null;
  // Last multipliers in hundredths, newest first: the player's ended rounds, then earlier ones of the table.
  history: number[];
}

// A round belongs to one player and one game, so it goes on in another session of theirs.
export interface CrashService {
  state(sessionId: string): Promise<CrashState>;
  // The idempotency key: the same key starts one round.
  bet(sessionId: string, key: string, betCents: number): Promise<CrashState>;
  // Loses the round when the curve has crashed by the operator's clock; repeating it changes nothing.
  cashOut(sessionId: string, roundId: string): Promise<CrashState>;
  // Resolves to null when no curve rises.
  msUntilCrash(sessionId: string): Promise<number | null>;
}

// Whole units of the currency, so that every multiplier pays whole cents.
export const crashBets = [100, 200, 500, 1000, 2000, 5000];
const usualRtp = 96;
const shownRounds = 12;

export function crashService(
  tenant: string,
  transact: Transact,
  games: () => readonly Game[],
  settings: () => Settings,
  random: () => number,
): CrashService {
  const find = async (work: UnitOfWork, sessionId: string) => {
    const found = await findRealSession(work, games(), sessionId);
    if (partnerGame(found.game.slug) !== 'crash') throw notFound();
    return found;
  };
  const latest = async (work: UnitOfWork, userId: string, game: Game) => {
    const [round] = await listCrashRounds(work.db, tenant, userId, game.id, 1);
    return round && endIfCrashed(work, round);
  };
  const stateOf = async (work: UnitOfWork, userId: string, game: Game): Promise<CrashState> => {
    const rounds = await listCrashRounds(work.db, tenant, userId, game.id, shownRounds + 1);
    const [round] = rounds;
    return {
      balanceCents: await playableCents(work, userId),
      round: round ? shown(round, work.now) : null,
      history: [
        ...rounds
          .filter(({ payoutCents }) => payoutCents !== null)
          .map(({ crashAt }) => Math.max(100, crashAt)),
        ...earlierCrashes(game.slug, game.rtp ?? usualRtp, shownRounds),
      ].slice(0, shownRounds),
    };
  };
  return {
    state: (sessionId) =>
      transact(tenant, async (work) => {
        const { userId, game } = await find(work, sessionId);
        await latest(work, userId, game);
        return stateOf(work, userId, game);
      }),
    bet: (sessionId, key, betCents) =>
      transact(tenant, async (work) => {
        const { userId, game } = await find(work, sessionId);
        if (!crashBets.includes(betCents)) {
          throw new Refusal(422, { success: false, message: 'Escolha um dos valores de aposta.' });
        }
        refuseStakeOutside(settings(), betCents);
        await latest(work, userId, game);
        await runOnce(work, { userId, key, call: 'betOnCrash', payload: [sessionId, betCents] }, async () => {
          const crashAt = drawCrash(game.rtp ?? usualRtp, random);
          const id = await insertCrashRound(
            work.db,
            tenant,
            userId,
            { gameId: game.id, betCents, crashAt },
            work.now,
          );
          if (id === null) {
            throw new Refusal(422, { success: false, message: 'Você já tem uma rodada aberta neste jogo.' });
          }
          await placeStake(work, userId, crashStake(id, game.name, betCents));
        });
        return stateOf(work, userId, game);
      }),
    cashOut: (sessionId, roundId) =>
      transact(tenant, async (work) => {
        const { userId, game } = await find(work, sessionId);
        const round = await lockCrashRound(work.db, tenant, userId, roundId);
        if (round?.gameId !== game.id) throw notFound();
        await cashOutCrash(work, userId, round, game.name);
        return stateOf(work, userId, game);
      }),
    msUntilCrash: (sessionId) =>
      transact(tenant, async (work) => {
        const { userId, game } = await find(work, sessionId);
        const round = await latest(work, userId, game);
        if (round?.payoutCents !== null) return null;
        return msUntilCrash(round.crashAt) - elapsed(round, work.now);
      }),
  };
}

const elapsed = ({ startedAt }: StoredCrashRound, now: Date) =>
  Math.max(0, now.getTime() - startedAt.getTime());

/** Pays a rising curve at its multiplier; ends one that has crashed without a payout. */
export async function cashOutCrash(
  work: UnitOfWork,
  userId: string,
  round: StoredCrashRound,
  gameName: string,
): Promise<void> {
  const open = await endIfCrashed(work, round);
  if (open.payoutCents !== null) return;
  const cashedAt = multiplierAt(elapsed(open, work.now));
  const payoutCents = (open.betCents * cashedAt) / 100;
  await saveCrashRound(work.db, { id: open.id, cashedAt, payoutCents });
  await payWin(work, userId, crashStake(open.id, gameName, payoutCents));
}

async function endIfCrashed(work: UnitOfWork, round: StoredCrashRound): Promise<StoredCrashRound> {
  if (round.payoutCents !== null || multiplierAt(elapsed(round, work.now)) <= round.crashAt) return round;
  await saveCrashRound(work.db, { id: round.id, cashedAt: null, payoutCents: 0 });
  return { ...round, payoutCents: 0 };
}

function shown(round: StoredCrashRound, now: Date): CrashState['round'] {
  const { id, betCents, payoutCents, cashedAt, crashAt } = round;
  const isOpen = payoutCents === null;
  return {
    id,
    betCents,
    elapsedMs: elapsed(round, now),
    status: isOpen ? 'flying' : cashedAt === null ? 'crashed' : 'cashedOut',
    endedAt: isOpen ? null : (cashedAt ?? Math.max(100, crashAt)),
    payoutCents: payoutCents ?? 0,
  };
}

const crashStake = (id: string, name: string, amountCents: number): Stake => ({
  round: `crash:${id}`,
  amountCents,
  sourceType: transactionSources.casinoBet,
  about: { casino_game: { name } },
});
