import type { Transact, UnitOfWork } from '../operations/unitOfWork.ts';
import { payWin } from '../operations/wallet/stakes.ts';
import { lockCrashRound } from '../store/games/crashRounds.ts';
import { listOpenBets, type OpenBet } from '../store/games/ownBets.ts';
import { lockOpenSportBet, refundSportBet } from '../store/games/sportBets.ts';
import { endBlackjack } from './blackjack/blackjackService.ts';
import { cashOutCrash } from './crash/crashService.ts';
import type { SmallGame } from './smallGame.ts';
import { smallGames } from './smallGames.ts';
import { settleSports, sportStake } from './sportsService.ts';

/**
 * Cashes out Mines with an opened tile and rising curves, and stands on hands of blackjack. Settles bets whose result is
 * fixed and refunds the others, each in its own transaction. Throws at the end when a bet failed, which stays open for the
 * next try.
 */
export async function endOpenBets(transact: Transact, tenant: string, userId: string): Promise<void> {
  const open = await transact(tenant, ({ db }) => listOpenBets(db, tenant, userId));
  const errors: unknown[] = [];
  for (const { game, id } of open)
    await transact(tenant, (work) => games[game].endBet(work, userId, id)).catch((error: unknown) =>
      errors.push(error),
    );
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} open bets were not ended`);
}

const games: Record<OpenBet['game'], Pick<SmallGame, 'endBet'>> = {
  ...smallGames,
  sport: { endBet: endSports },
  crash: { endBet: endCrash },
  blackjack: { endBet: endBlackjack },
};

async function endSports(work: UnitOfWork, _userId: string, id: string): Promise<void> {
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
  if (round) await cashOutCrash(work, round);
}
