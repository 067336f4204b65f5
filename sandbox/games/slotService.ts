import { randomUUID } from 'node:crypto';
import type { Game } from '../../src/shared/contract/casino/casino.ts';
import type { Settings } from '../../src/shared/contract/settings/settings.ts';
import { catalogueGames } from '../content/catalogue/games.ts';
import { transactionSources } from '../domain/statement.ts';
import { notFound, Refusal } from '../operations/refusal.ts';
import { runOnce } from '../operations/runOnce.ts';
import type { Transact, UnitOfWork } from '../operations/unitOfWork.ts';
import { type PlayMoney, payWin, placeStake, playMoney, type Stake } from '../operations/wallet/stakes.ts';
import { type GameSession, insertGameSession, saveDemoBalance } from '../store/games/gameSessions.ts';
import { fairRandom } from './fairRandom.ts';
import { partnerGame } from './partnerGame.ts';
import { findPartnerSession, sessionBalance } from './partnerSessions.ts';
import { machineOf, type Spin, slotMachine, spin } from './slotMachine.ts';
import { refuseStakeOutside } from './stakeBounds.ts';

export interface SlotState {
  game: Game;
  demo: boolean;
  balanceCents: number;
  // Null in a demonstration.
  money: PlayMoney | null;
  // Cents.
  bets: number[];
  maxStakeCents: number;
}

// The operator as a studio's game server sees it.
export interface SlotService {
  // A null player opens a demonstration.
  open(work: UnitOfWork, player: { userId: string; loginId: string } | null, game: Game): Promise<string>;
  state(sessionId: string): Promise<SlotState>;
  // The idempotency key: for money, the same key returns the same round.
  spin(sessionId: string, key: string, betCents: number): Promise<Spin & { balanceCents: number }>;
}

const themeBySlug = new Map(catalogueGames.map(({ slug, theme }) => [slug, theme]));
const demoBalanceCents = 100_000;
const bets = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
// Return of the machine for games without one, such as live tables.
const usualRtp = 95;

export function slotService(
  tenant: string,
  transact: Transact,
  games: () => readonly Game[],
  settings: () => Settings,
): SlotService {
  const find = (work: UnitOfWork, id: string) => findPartnerSession(work, games(), id);
  return {
    open: async (work, player, game) => {
      const id = randomUUID();
      const session = {
        id,
        userId: player?.userId ?? null,
        loginId: player?.loginId ?? null,
        gameId: game.id,
        demoBalanceCents: player ? null : demoBalanceCents,
      };
      await insertGameSession(work.db, tenant, session, work.now);
      return id;
    },
    state: (sessionId) =>
      transact(tenant, async (work) => {
        const { session, game } = await find(work, sessionId);
        const { casino_min_total: min, casino_max_total: max } = settings();
        return {
          game,
          demo: session.userId === null,
          balanceCents: await sessionBalance(work, session),
          money: session.userId === null ? null : await playMoney(work, session.userId),
          bets: bets.filter((bet) => bet >= min && bet <= max),
          maxStakeCents: max,
        };
      }),
    spin: (sessionId, key, betCents) =>
      transact(tenant, async (work) => {
        const { session, game } = await find(work, sessionId);
        if (partnerGame(game.slug) !== 'slot') throw notFound();
        if (!bets.includes(betCents)) {
          throw new Refusal(422, { success: false, message: 'Escolha um dos valores de aposta.' });
        }
        refuseStakeOutside(settings(), betCents);
        const machine = slotMachine(machineOf(themeBySlug.get(game.slug)), game.rtp ?? usualRtp);
        const play = () => spin(machine, betCents, fairRandom);
        const { userId } = session;
        const round =
          userId === null
            ? await playDemo(work, session, betCents, play())
            : await runOnce(work, { userId, key, call: 'spinSlot', payload: [sessionId, betCents] }, () =>
                playReal(work, userId, game, key, betCents, play()),
              );
        const after = (await find(work, sessionId)).session;
        return { ...round, balanceCents: await sessionBalance(work, after) };
      }),
  };
}

async function playDemo(
  work: UnitOfWork,
  session: GameSession,
  betCents: number,
  round: Spin,
): Promise<Spin> {
  const left = (session.demoBalanceCents ?? 0) - betCents;
  if (left < 0) throw new Refusal(422, { success: false, message: 'Saldo de demonstração insuficiente.' });
  await saveDemoBalance(work.db, session.id, left + round.payoutCents);
  return round;
}

async function playReal(
  work: UnitOfWork,
  userId: string,
  game: Game,
  key: string,
  betCents: number,
  round: Spin,
): Promise<Spin> {
  const stake = (amountCents: number): Stake => ({
    round: `slot:${key}`,
    amountCents,
    sourceType: transactionSources.casinoBet,
    about: { casino_game: { name: game.name } },
  });
  await placeStake(work, userId, stake(betCents));
  await payWin(work, userId, stake(round.payoutCents));
  return round;
}
