import type { Game } from '../../../src/shared/contract/casino/casino.ts';
import type { Settings } from '../../../src/shared/contract/settings/settings.ts';
import { formatBrl } from '../../../src/shared/money/formatBrl.ts';
import { catalogueGames } from '../../content/catalogue/games.ts';
import { transactionSources } from '../../domain/statement.ts';
import { fieldRefusal, notFound, Refusal } from '../../operations/refusal.ts';
import { runOnce } from '../../operations/runOnce.ts';
import type { Transact, UnitOfWork } from '../../operations/unitOfWork.ts';
import { payWin, placeStake, playableCents, type Stake } from '../../operations/wallet/stakes.ts';
import {
  insertCrashRound,
  listCrashRounds,
  listOpenCrashRounds,
  lockCrashRound,
  type StoredCrashRound,
  saveCrashRound,
} from '../../store/games/crashRounds.ts';
import { partnerGame } from '../partnerGame.ts';
import { findRealSession } from '../partnerSessions.ts';
import { refuseStakeOutside } from '../stakeBounds.ts';
import { drawCrash, earlierCrashes, lastHundredths, msUntil, multiplierAt } from './crashCurve.ts';

export interface CrashState {
  balanceCents: number;
  round: {
    id: string;
    betCents: number;
    // Hundredths; null without an automatic cash-out.
    autoAt: number | null;
    elapsedMs: number;
    status: 'flying' | 'crashed' | 'cashedOut';
    // Hundredths; null while the curve rises.
    endedAt: number | null;
    payoutCents: number;
  } | null;
  // Last multipliers in hundredths, newest first: the player's ended rounds, then earlier ones of the table.
  history: number[];
  // The player's ended rounds, newest first.
  own: Pick<StoredCrashRound, 'id' | 'betCents' | 'cashedAt' | 'payoutCents'>[];
}

// A round belongs to one player and one game, so it goes on in another session of theirs.
export interface CrashService {
  state(sessionId: string): Promise<CrashState>;
  // The idempotency key: the same key starts one round. The operator cashes out at `autoAt`, in hundredths.
  bet(sessionId: string, key: string, betCents: number, autoAt: number | null): Promise<CrashState>;
  // Loses the round when the curve has crashed by the operator's clock; repeating it changes nothing.
  cashOut(sessionId: string, roundId: string): Promise<CrashState>;
  // Until the curve reaches the automatic cash-out or crashes; resolves to null when no curve rises.
  msUntilEnd(sessionId: string): Promise<number | null>;
  // Ends rounds whose players have left before the crash or the automatic cash-out.
  settle(): Promise<void>;
}

// Whole units of the currency, so that every multiplier pays whole cents.
export const crashBets = [100, 200, 500, 1000, 2000, 5000];
const [leastBet = 0, mostBet = 0] = [crashBets[0], crashBets.at(-1)];
// In hundredths, above the stake.
const leastAuto = 101;
const usualRtp = 96;
const shownRounds = 12;

export function crashService(
  tenant: string,
  transact: Transact,
  games: () => readonly Game[],
  settings: () => Settings,
  random: () => number,
  log: (line: string) => void,
): CrashService {
  const find = async (work: UnitOfWork, sessionId: string) => {
    const found = await findRealSession(work, games(), sessionId);
    if (partnerGame(found.game.slug) !== 'crash') throw notFound();
    return found;
  };
  const latest = async (work: UnitOfWork, userId: string, game: Game) => {
    const [round] = await listCrashRounds(work.db, tenant, userId, game.id, 1);
    return round && endIfOver(work, round);
  };
  const stateOf = async (work: UnitOfWork, userId: string, game: Game): Promise<CrashState> => {
    const rounds = await listCrashRounds(work.db, tenant, userId, game.id, shownRounds + 1);
    const [round] = rounds;
    const own = rounds.filter(({ payoutCents }) => payoutCents !== null);
    return {
      balanceCents: await playableCents(work, userId),
      round: round ? shown(round, work.now) : null,
      history: [
        ...own.map(({ crashAt }) => Math.max(100, crashAt)),
        ...earlierCrashes(game.slug, game.rtp ?? usualRtp, shownRounds),
      ].slice(0, shownRounds),
      own: own.slice(0, shownRounds),
    };
  };
  return {
    state: (sessionId) =>
      transact(tenant, async (work) => {
        const { userId, game } = await find(work, sessionId);
        await latest(work, userId, game);
        return stateOf(work, userId, game);
      }),
    bet: (sessionId, key, betCents, autoAt) =>
      transact(tenant, async (work) => {
        const { userId, game } = await find(work, sessionId);
        refuseOtherBets(betCents, autoAt);
        refuseStakeOutside(settings(), betCents);
        await latest(work, userId, game);
        const request = { userId, key, call: 'betOnCrash', payload: [sessionId, betCents, autoAt] };
        await runOnce(work, request, async () => {
          const crashAt = drawCrash(game.rtp ?? usualRtp, random);
          const round = { userId, gameId: game.id, betCents, crashAt, autoAt };
          const id = await insertCrashRound(work.db, tenant, round, work.now);
          if (id === null) {
            throw new Refusal(422, { success: false, message: 'Você já tem uma rodada aberta neste jogo.' });
          }
          await placeStake(work, userId, crashStake({ id, gameId: game.id }, betCents));
        });
        return stateOf(work, userId, game);
      }),
    cashOut: (sessionId, roundId) =>
      transact(tenant, async (work) => {
        const { userId, game } = await find(work, sessionId);
        const round = await lockCrashRound(work.db, tenant, userId, roundId);
        if (round?.gameId !== game.id) throw notFound();
        await cashOutCrash(work, round);
        return stateOf(work, userId, game);
      }),
    msUntilEnd: (sessionId) =>
      transact(tenant, async (work) => {
        const { userId, game } = await find(work, sessionId);
        const round = await latest(work, userId, game);
        if (round?.payoutCents !== null) return null;
        return msUntil(endsAt(round)) - elapsed(round, work.now);
      }),
    settle: async () => {
      const open = await transact(tenant, async ({ db, now }) =>
        (await listOpenCrashRounds(db, tenant)).filter((round) => isOver(round, now)),
      );
      for (const { id, userId } of open)
        await transact(tenant, async (work) => {
          const round = await lockCrashRound(work.db, tenant, userId, id);
          if (round) await endIfOver(work, round);
        }).catch((error: unknown) => log(`Crash round ${id} was not settled: ${error}`));
    },
  };
}

function refuseOtherBets(betCents: number, autoAt: number | null): void {
  if (betCents % 100 !== 0 || betCents < leastBet || betCents > mostBet) {
    const range = `${formatBrl(leastBet)} a ${formatBrl(mostBet)}`;
    throw fieldRefusal({ bet: [`Escolha uma aposta de ${range}, em reais inteiros.`] });
  }
  if (autoAt === null) return;
  if (!Number.isInteger(autoAt) || autoAt < leastAuto || autoAt > lastHundredths)
    throw fieldRefusal({ autoCashOut: ['A retirada automática vai de 1,01× a 1.000×.'] });
}

const elapsed = ({ startedAt }: StoredCrashRound, now: Date) =>
  Math.max(0, now.getTime() - startedAt.getTime());

// Null for a curve that does not reach the automatic cash-out.
const reachedAuto = ({ autoAt, crashAt }: StoredCrashRound) =>
  autoAt !== null && autoAt <= crashAt ? autoAt : null;

// The multiplier in hundredths that ends a round without its player.
const endsAt = (round: StoredCrashRound) => reachedAuto(round) ?? round.crashAt + 1;

const isOver = (round: StoredCrashRound, now: Date) => multiplierAt(elapsed(round, now)) >= endsAt(round);

/** Pays a rising curve at its multiplier, or ends it as its automatic cash-out or its crash has before. */
export async function cashOutCrash(work: UnitOfWork, round: StoredCrashRound): Promise<void> {
  const open = await endIfOver(work, round);
  if (open.payoutCents === null) await end(work, open, multiplierAt(elapsed(open, work.now)));
}

// The caller has locked the round.
const endIfOver = async (work: UnitOfWork, round: StoredCrashRound): Promise<StoredCrashRound> =>
  round.payoutCents === null && isOver(round, work.now) ? end(work, round, reachedAuto(round)) : round;

async function end(work: UnitOfWork, round: StoredCrashRound, cashedAt: number | null) {
  const ended = { ...round, cashedAt, payoutCents: (round.betCents * (cashedAt ?? 0)) / 100 };
  await saveCrashRound(work.db, ended);
  await payWin(work, round.userId, crashStake(round, ended.payoutCents));
  return ended;
}

function shown(round: StoredCrashRound, now: Date): CrashState['round'] {
  const { id, betCents, autoAt, payoutCents, cashedAt, crashAt } = round;
  const isOpen = payoutCents === null;
  return {
    id,
    betCents,
    autoAt,
    elapsedMs: elapsed(round, now),
    status: isOpen ? 'flying' : cashedAt === null ? 'crashed' : 'cashedOut',
    endedAt: isOpen ? null : (cashedAt ?? Math.max(100, crashAt)),
    payoutCents: payoutCents ?? 0,
  };
}

const crashStake = ({ id, gameId }: Pick<StoredCrashRound, 'id' | 'gameId'>, amountCents: number): Stake => ({
  round: `crash:${id}`,
  amountCents,
  sourceType: transactionSources.casinoBet,
  about: {
    casino_game: { name: catalogueGames.find(({ id: one }) => String(one) === gameId)?.name ?? 'Crash' },
  },
});
