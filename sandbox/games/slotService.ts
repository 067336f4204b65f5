import { randomInt, randomUUID } from 'node:crypto';
import type { Game } from '../../src/shared/contract/casino/casino.ts';
import type { Settings } from '../../src/shared/contract/settings/settings.ts';
import { catalogueGames } from '../content/catalogue/games.ts';
import { transactionSources } from '../domain/statement.ts';
import { notFound, Refusal } from '../operations/refusal.ts';
import { runOnce } from '../operations/runOnce.ts';
import type { Transact, UnitOfWork } from '../operations/unitOfWork.ts';
import { refuseLaunch } from '../operations/wallet/playPermission.ts';
import { payWin, placeStake, playableCents, type Stake } from '../operations/wallet/stakes.ts';
import {
  findGameSession,
  type GameSession,
  insertGameSession,
  saveDemoBalance,
} from '../store/games/gameSessions.ts';
import { isLoginAlive } from '../store/players/sessions.ts';
import { machineOf, type Spin, slotMachine, spin } from './slotMachine.ts';
import { refuseStakeOutside } from './stakeBounds.ts';

export interface SlotState {
  game: Game;
  demo: boolean;
  balanceCents: number;
  // Cents.
  bets: number[];
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
const dayMs = 24 * 60 * 60 * 1000;
const demoBalanceCents = 100_000;
const bets = [10, 20, 50, 100, 200, 500, 1000, 2000, 5000];
// Return of the machine for games without one, such as live tables.
const usualRtp = 95;
// 48 bits, the most that randomInt draws at once.
const fairRandom = () => randomInt(2 ** 48 - 1) / 2 ** 48;

export function slotService(
  tenant: string,
  transact: Transact,
  games: () => readonly Game[],
  settings: () => Settings,
): SlotService {
  const find = async (work: UnitOfWork, id: string) => {
    const session = await findGameSession(work.db, tenant, id, new Date(work.now.getTime() - dayMs));
    const game = games().find((candidate) => candidate.id === session?.gameId);
    if (!session || !game) throw notFound();
    await refuseEndedLogin(work, session);
    return { session, game };
  };
  const balance = async (work: UnitOfWork, { userId, demoBalanceCents: demo }: GameSession) => {
    if (userId === null) return demo ?? 0;
    return playableCents(work, userId);
  };
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
          balanceCents: await balance(work, session),
          bets: bets.filter((bet) => bet >= min && bet <= max),
        };
      }),
    spin: (sessionId, key, betCents) =>
      transact(tenant, async (work) => {
        const { session, game } = await find(work, sessionId);
        if (!bets.includes(betCents)) {
          throw new Refusal(422, { success: false, message: 'Escolha uma das apostas.' });
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
        return { ...round, balanceCents: await balance(work, after) };
      }),
  };
}

// A launched game ends with its login; a pause or an exclusion is reported first.
async function refuseEndedLogin(work: UnitOfWork, { userId, loginId }: GameSession): Promise<void> {
  if (userId === null) return;
  if (loginId && (await isLoginAlive(work.db, work.tenant, loginId, work.now))) return;
  await refuseLaunch(work, userId);
  throw new Refusal(401, { success: false, message: 'Sua sessão terminou. Entre de novo para jogar.' });
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
