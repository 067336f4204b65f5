import type { Game } from '../../../src/shared/contract/casino/casino.ts';
import type { Settings } from '../../../src/shared/contract/settings/settings.ts';
import { catalogueGames } from '../../content/catalogue/games.ts';
import { transactionSources } from '../../domain/statement.ts';
import { notFound, Refusal } from '../../operations/refusal.ts';
import { runOnce } from '../../operations/runOnce.ts';
import type { Transact, UnitOfWork } from '../../operations/unitOfWork.ts';
import { payWin, placeStake, playableCents, type Stake } from '../../operations/wallet/stakes.ts';
import {
  insertBlackjackRound,
  listBlackjackRounds,
  listForsakenHands,
  lockBlackjackRound,
  type StoredBlackjackRound,
  saveBlackjackRound,
} from '../../store/games/blackjackRounds.ts';
import { fairRandom } from '../fairRandom.ts';
import { partnerGame } from '../partnerGame.ts';
import { findRealSession } from '../partnerSessions.ts';
import { refuseStakeOutside } from '../stakeBounds.ts';
import { refuseOutsideTable } from '../tables/tableService.ts';
import {
  type BlackjackHands,
  type BlackjackMove,
  blackjackPaid,
  dealBlackjack,
  moveBlackjack,
} from './blackjackHand.ts';

export interface BlackjackState {
  balanceCents: number;
  // The player's latest round of the game.
  round: StoredBlackjackRound | null;
  canDouble: boolean;
}

// A round belongs to one player and one game, so it goes on in another session of theirs.
export interface BlackjackService {
  state(sessionId: string): Promise<BlackjackState>;
  // The idempotency key: the same key deals one round, or takes one move.
  deal(sessionId: string, key: string, betCents: number): Promise<BlackjackState>;
  move(sessionId: string, key: string, roundId: string, move: BlackjackMove): Promise<BlackjackState>;
  // Stands on hands without a move for a day.
  settle(): Promise<void>;
}

const longestPauseMs = 24 * 60 * 60 * 1000;

const refuse = (message: string) => new Refusal(422, { success: false, message });

export function blackjackService(
  tenant: string,
  transact: Transact,
  games: () => readonly Game[],
  settings: () => Settings,
  random: () => number,
  log: (line: string) => void,
): BlackjackService {
  const find = async (work: UnitOfWork, sessionId: string) => {
    const found = await findRealSession(work, games(), sessionId);
    if (partnerGame(found.game.slug) !== 'blackjack') throw notFound();
    return found;
  };
  const refuseOutside = (game: Game, stakeCents: number) => {
    refuseStakeOutside(settings(), stakeCents);
    refuseOutsideTable(game, stakeCents);
  };
  const isDoubleLawful = (game: Game, stakeCents: number) => {
    const { casino_max_total: most } = settings();
    return stakeCents <= Math.min(game.table?.max_bet ?? most, most);
  };
  const stateOf = async (work: UnitOfWork, userId: string, game: Game): Promise<BlackjackState> => {
    const [round = null] = await listBlackjackRounds(work.db, tenant, userId, game.id, 1);
    const balanceCents = await playableCents(work, userId);
    const canDouble =
      round?.payoutCents === null &&
      round.player.length === 2 &&
      balanceCents >= round.betCents &&
      isDoubleLawful(game, 2 * round.betCents);
    return { balanceCents, round, canDouble };
  };
  return {
    state: (sessionId) =>
      transact(tenant, async (work) => {
        const { userId, game } = await find(work, sessionId);
        return stateOf(work, userId, game);
      }),
    deal: (sessionId, key, betCents) =>
      transact(tenant, async (work) => {
        const { userId, game } = await find(work, sessionId);
        if (!Number.isSafeInteger(betCents) || betCents <= 0 || betCents % 100 !== 0)
          throw refuse('Escolha o valor da aposta.');
        refuseOutside(game, betCents);
        const request = { userId, key, call: 'dealBlackjack', payload: [sessionId, betCents] };
        await runOnce(work, request, () => deal(work, userId, game, betCents, random));
        return stateOf(work, userId, game);
      }),
    move: (sessionId, key, roundId, move) =>
      transact(tenant, async (work) => {
        const { userId, game } = await find(work, sessionId);
        const request = { userId, key, call: 'moveBlackjack', payload: [sessionId, roundId, move] };
        await runOnce(work, request, async () => {
          const round = await lockBlackjackRound(work.db, tenant, userId, roundId);
          if (round?.gameId !== game.id) throw notFound();
          if (round.payoutCents !== null) throw refuse('Esta rodada já terminou.');
          if (move === 'double') {
            if (round.player.length !== 2) throw refuse('Só é possível dobrar com duas cartas.');
            refuseOutside(game, 2 * round.betCents);
            await placeStake(work, userId, { ...stakeOf(round, game.name), round: doubleKey(round.id) });
          }
          await play(work, { ...round, doubled: move === 'double' }, move, game.name, random);
        });
        return stateOf(work, userId, game);
      }),
    settle: async () => {
      const forsaken = await transact(tenant, ({ db, now }) =>
        listForsakenHands(db, tenant, new Date(now.getTime() - longestPauseMs)),
      );
      for (const { id, userId } of forsaken)
        await transact(tenant, (work) => endBlackjack(work, userId, id)).catch((error: unknown) =>
          log(`Blackjack hand ${id} was not settled: ${error}`),
        );
    },
  };
}

async function deal(
  work: UnitOfWork,
  userId: string,
  game: Game,
  betCents: number,
  random: () => number,
): Promise<void> {
  const { isOver, ...hands } = dealBlackjack(random);
  const dealt = { userId, gameId: game.id, betCents, ...hands };
  const id = await insertBlackjackRound(work.db, work.tenant, dealt, work.now);
  if (id === null) throw refuse('Você já tem uma rodada aberta neste jogo.');
  const round = { ...dealt, id, doubled: false, payoutCents: null };
  await placeStake(work, userId, stakeOf(round, game.name));
  if (isOver) await pay(work, round, game.name);
}

async function play(
  work: UnitOfWork,
  round: StoredBlackjackRound,
  move: BlackjackMove,
  gameName: string,
  random: () => number,
): Promise<void> {
  const { isOver, ...hands }: BlackjackHands & { isOver: boolean } = moveBlackjack(round, move, random);
  const next = { ...round, ...hands };
  if (isOver) await pay(work, next, gameName);
  else await saveBlackjackRound(work.db, next, work.now);
}

// Each of the two stakes of a doubled hand has its own win.
async function pay(work: UnitOfWork, round: StoredBlackjackRound, gameName: string): Promise<void> {
  const wonCents = (round.betCents * blackjackPaid(round)) / 100;
  const payoutCents = wonCents * (round.doubled ? 2 : 1);
  await saveBlackjackRound(work.db, { ...round, payoutCents }, work.now);
  const win = { ...stakeOf(round, gameName), amountCents: wonCents };
  await payWin(work, round.userId, win);
  if (round.doubled) await payWin(work, round.userId, { ...win, round: doubleKey(round.id) });
}

/** Stands on an open hand; a hand that is over stays as it is. */
export async function endBlackjack(work: UnitOfWork, userId: string, id: string): Promise<void> {
  const round = await lockBlackjackRound(work.db, work.tenant, userId, id);
  if (round?.payoutCents !== null) return;
  const game = catalogueGames.find((candidate) => String(candidate.id) === round.gameId);
  await play(work, round, 'stand', game?.name ?? 'Blackjack', fairRandom);
}

const doubleKey = (id: string) => `blackjack:${id}:double`;

const stakeOf = ({ id, betCents }: StoredBlackjackRound, name: string): Stake => ({
  round: `blackjack:${id}`,
  amountCents: betCents,
  sourceType: transactionSources.casinoBet,
  about: { casino_game: { name } },
});
