import type { Game } from '../../../src/shared/contract/casino/casino.ts';
import type { Settings } from '../../../src/shared/contract/settings/settings.ts';
import { formatBrl } from '../../../src/shared/money/formatBrl.ts';
import type { PartnerGame } from '../../content/catalogue/partnerGames.ts';
import { transactionSources } from '../../domain/statement.ts';
import { notFound, Refusal } from '../../operations/refusal.ts';
import { runOnce } from '../../operations/runOnce.ts';
import type { Transact, UnitOfWork } from '../../operations/unitOfWork.ts';
import { payWin, placeStake, playableCents, type Stake } from '../../operations/wallet/stakes.ts';
import { partnerGame } from '../partnerGame.ts';
import { findRealSession } from '../partnerSessions.ts';
import { refuseStakeOutside } from '../stakeBounds.ts';
import { baccarat } from './baccarat.ts';
import { coin } from './coin.ts';
import { dice } from './dice.ts';
import { highCard } from './highCard.ts';
import { moneyWheel, wheelOf } from './moneyWheel.ts';
import { poker } from './poker.ts';
import { roulette } from './roulette.ts';
import type { Draw, TableKind } from './tableKind.ts';

// Cents by spot.
export type TableBets = Record<string, number>;

export interface TableRound {
  shown: number[];
  winners: string[];
  stakeCents: number;
  payoutCents: number;
}

export interface TableService {
  // The idempotency key: the same key returns the same round.
  play(sessionId: string, key: string, bets: TableBets): Promise<TableRound & { balanceCents: number }>;
}

const tableKinds: Partial<Record<PartnerGame, TableKind>> = {
  roulette,
  baccarat,
  dice,
  highCard,
  poker,
  coin,
};

function tableKind(slug: string): TableKind | undefined {
  const opened = partnerGame(slug);
  return opened === 'moneyWheel' ? moneyWheel(wheelOf(slug)) : tableKinds[opened];
}

// Whole units of the currency, so that every spot pays whole cents.
export const chips = [100, 500, 1000, 2500, 5000, 10_000];

export function tableService(
  tenant: string,
  transact: Transact,
  games: () => readonly Game[],
  settings: () => Settings,
  random: () => number,
): TableService {
  return {
    play: (sessionId, key, bets) =>
      transact(tenant, async (work) => {
        const { userId, game } = await findRealSession(work, games(), sessionId);
        const kind = tableKind(game.slug);
        if (!kind) throw notFound();
        const stakeCents = Object.values(bets).reduce((total, cents) => total + cents, 0);
        refuseBets(kind, bets);
        refuseStakeOutside(settings(), stakeCents);
        refuseOutsideTable(game, stakeCents);
        const sent = Object.entries(bets).sort(([one], [other]) => (one < other ? -1 : 1));
        const round = await runOnce(
          work,
          { userId, key, call: 'playTable', payload: [sessionId, sent] },
          () => play(work, userId, game, key, { bets, stakeCents }, kind.draw(random)),
        );
        return { ...round, balanceCents: await playableCents(work, userId) };
      }),
  };
}

function refuseBets({ spots }: TableKind, bets: TableBets): void {
  const known = new Set(spots.map(({ id }) => id));
  const isLawful = Object.entries(bets).every(
    ([spot, cents]) => known.has(spot) && Number.isSafeInteger(cents) && cents > 0 && cents % 100 === 0,
  );
  if (!isLawful || Object.keys(bets).length === 0) {
    throw new Refusal(422, { success: false, message: 'Escolha onde apostar.' });
  }
}

/** Refuses stakes outside the limits of a table. */
export function refuseOutsideTable({ table }: Game, stakeCents: number): void {
  const { min_bet: min = 0, max_bet: max = Number.POSITIVE_INFINITY } = table ?? {};
  if (stakeCents >= min && stakeCents <= max) return;
  const message =
    stakeCents < min
      ? `A aposta mínima desta mesa é ${formatBrl(min)}.`
      : `A aposta máxima desta mesa é ${formatBrl(max)}.`;
  throw new Refusal(422, { success: false, message });
}

async function play(
  work: UnitOfWork,
  userId: string,
  game: Game,
  key: string,
  { bets, stakeCents }: { bets: TableBets; stakeCents: number },
  { shown, paid }: Draw,
): Promise<TableRound> {
  const payoutCents = Object.entries(bets).reduce(
    (total, [spot, cents]) => total + (cents * (paid[spot] ?? 0)) / 100,
    0,
  );
  const stake = (amountCents: number): Stake => ({
    round: `table:${key}`,
    amountCents,
    sourceType: transactionSources.casinoBet,
    about: { casino_game: { name: game.name } },
  });
  await placeStake(work, userId, stake(stakeCents));
  await payWin(work, userId, stake(payoutCents));
  const winners = Object.entries(paid).flatMap(([spot, hundredths]) => (hundredths > 100 ? [spot] : []));
  return { shown, winners, stakeCents, payoutCents };
}
