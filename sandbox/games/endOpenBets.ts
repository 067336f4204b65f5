import { catalogueGames } from '../content/catalogue/games.ts';
import { minesStatuses } from '../domain/states.ts';
import type { Transact, UnitOfWork } from '../operations/unitOfWork.ts';
import { payWin } from '../operations/wallet/stakes.ts';
import { lockCrashRound } from '../store/games/crashRounds.ts';
import { lockMinesRound, saveMinesRound } from '../store/games/minesRounds.ts';
import { listOpenBets } from '../store/games/ownBets.ts';
import { lockOpenSportBet, refundSportBet } from '../store/games/sportBets.ts';
import { endBlackjack } from './blackjack/blackjackService.ts';
import { cashOutCrash } from './crash/crashService.ts';
import { endDoubleBet } from './double/doubleSettlement.ts';
import { cashOutMines, minesStake } from './mines/mines.ts';
import { settleSports, sportStake } from './sportsService.ts';

/**
 * Cashes out Mines with an opened tile and rising curves, and stands on hands of blackjack. Settles bets whose result is
 * fixed and refunds the others, each in its own transaction. Throws at the end when a bet failed, which stays open for the
 * next try.
 */
export async function endOpenBets(transact: Transact, tenant: string, userId: string): Promise<void> {
  const open = await transact(tenant, ({ db }) => listOpenBets(db, tenant, userId));
  const ends: ((work: UnitOfWork) => Promise<unknown>)[] = [
    ...open.mines.map((id) => (work: UnitOfWork) => endMines(work, userId, id)),
    ...open.double.map((id) => (work: UnitOfWork) => endDoubleBet(work, id)),
    ...open.sports.map((id) => (work: UnitOfWork) => endSports(work, id)),
    ...open.crash.map((id) => (work: UnitOfWork) => endCrash(work, userId, id)),
    ...open.blackjack.map((id) => (work: UnitOfWork) => endBlackjack(work, userId, id)),
  ];
  const errors: unknown[] = [];
  for (const end of ends) await transact(tenant, end).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} open bets were not ended`);
}

async function endMines(work: UnitOfWork, userId: string, id: string): Promise<void> {
  const round = await lockMinesRound(work.db, work.tenant, userId, id);
  if (round?.status !== minesStatuses.playing) return;
  if (round.revealed.length > 0) {
    await cashOutMines(work, userId, id);
    return;
  }
  await saveMinesRound(work.db, { ...round, status: minesStatuses.cashedOut, payoutCents: round.betCents });
  await payWin(work, userId, minesStake(id, round.betCents));
}

async function endSports(work: UnitOfWork, id: string): Promise<void> {
  const bet = await lockOpenSportBet(work.db, id);
  if (!bet) return;
  if (bet.settlesAt <= work.now) {
    await settleSports(work, bet);
    return;
  }
  await refundSportBet(work.db, id);
  await payWin(work, bet.userId, sportStake(id, bet.stakeCents, bet.selections));
}

async function endCrash(work: UnitOfWork, userId: string, id: string): Promise<void> {
  const round = await lockCrashRound(work.db, work.tenant, userId, id);
  if (!round) return;
  const game = catalogueGames.find((candidate) => String(candidate.id) === round.gameId);
  await cashOutCrash(work, userId, round, game?.name ?? 'Crash');
}
