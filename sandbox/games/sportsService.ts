import type { Settings } from '../../src/shared/contract/settings/settings.ts';
import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import { readSessionToken } from '../domain/sessionToken.ts';
import { transactionSources } from '../domain/statement.ts';
import { type SportSelection, sportBetStatuses } from '../domain/states.ts';
import type { TokenRules } from '../operations/account/sessions.ts';
import { Refusal } from '../operations/refusal.ts';
import { runOnce } from '../operations/runOnce.ts';
import type { Transact, UnitOfWork } from '../operations/unitOfWork.ts';
import { payWin, placeStake, type Stake } from '../operations/wallet/stakes.ts';
import type { Db } from '../store/database/database.ts';
import {
  cashOutSportBet,
  dueSportBets,
  insertSportBet,
  listSportBets,
  lockOpenSportBet,
  refundSportBet,
  type StoredSportBet,
  settleSportBet,
} from '../store/games/sportBets.ts';
import { isLoginAlive } from '../store/players/sessions.ts';
import { findBonusStake } from '../store/wallet/bonusStakes.ts';
import { selectionResult, selectionState, sportEvent } from './sportsEvents.ts';

export interface SlipRequest {
  // The idempotency key of the slip.
  key: string;
  stakeCents: number;
  selections: { eventId: string; outcome: string; odds: number }[];
  // Which other odds than those of the slip the player accepts; lower ones only with `any`.
  accept?: OddsChange | undefined;
}

export const oddsChanges = ['none', 'higher', 'any'] as const;
type OddsChange = (typeof oddsChanges)[number];

export interface CashOutRequest {
  key: string;
  // The least that the player accepts.
  amountCents: number;
}

export interface ShownSportBet extends Omit<StoredSportBet, 'selections'> {
  selections: (SportSelection & { result: 'open' | 'won' | 'lost'; score: [number, number] | null })[];
  // What ending the bet pays now; null when it cannot be ended.
  cashOutCents: number | null;
}

export interface PlacedSportBet {
  id: string;
  // In hundredths, as taken: those of the slip or others that it accepts.
  odds: number;
}

// The operator as the sportsbook's supplier sees it; the token of `/api/generate-token` identifies players.
export interface SportsService {
  place(token: string, slip: SlipRequest): Promise<PlacedSportBet>;
  bets(token: string): Promise<ShownSportBet[]>;
  cashOut(token: string, id: string, request: CashOutRequest): Promise<number>;
  // Settles bets whose matches are over.
  settle(): Promise<void>;
}

interface SportsServiceParts {
  tenant: string;
  db: Db;
  transact: Transact;
  tokens: TokenRules;
  clock: () => Date;
  settings: () => Settings;
  log: (line: string) => void;
}

// The operator keeps this share of a bet's present value when the player ends it.
const cashOutFee = 0.05;
// How long odds stay good after they have moved.
const goodForMs = 6_000;
// A factor of a million, in hundredths.
const highestOdds = 100_000_000;

const refuse = (message: string) => new Refusal(422, { success: false, message });

export function sportsService(parts: SportsServiceParts): SportsService {
  const { tenant, db, transact, tokens, clock, settings, log } = parts;
  const playerOf = async (token: string) => {
    const claims = await readSessionToken(token, `sportsbook.${tenant}`, tokens.secret, clock());
    const isIn = claims && (await isLoginAlive(db, tenant, claims.sessionId, clock()));
    if (!isIn) throw new Refusal(401, { success: false, message: 'Entre na sua conta para apostar.' });
    return claims.userId;
  };
  const settle = async () => {
    for (const id of await dueSportBets(db, tenant, clock())) {
      await transact(tenant, async (work) => {
        const bet = await lockOpenSportBet(work.db, id);
        if (bet) await settleSports(work, bet);
      }).catch((error: unknown) => log(`Sports bet ${id} was not settled: ${error}`));
    }
  };
  const placeBet = async (work: UnitOfWork, userId: string, slip: SlipRequest) => {
    const selections = readSelections(slip, settings(), work.now);
    const odds = selections.reduce((product, one) => Math.floor((product * one.odds) / 100), 100);
    if (odds > highestOdds) throw refuse('As odds da múltipla são altas demais. Tire uma seleção.');
    const bet = { userId, stakeCents: slip.stakeCents, odds, selections };
    const ends = selections.map(
      ({ eventId, outcome }) => selectionResult(eventId, outcome)?.endsAt ?? work.now,
    );
    const settlesAt = new Date(Math.max(...ends.map((end) => end.getTime())));
    const id = await insertSportBet(work.db, tenant, bet, { now: work.now, settlesAt });
    await placeStake(work, userId, sportStake(id, slip.stakeCents, selections));
    return { id, odds };
  };
  return {
    place: async (token, slip) => {
      const userId = await playerOf(token);
      const request = { userId, key: slip.key, call: 'placeSportBet', payload: payloadOf(slip) };
      return transact(tenant, (work) => runOnce(work, request, () => placeBet(work, userId, slip)));
    },
    bets: async (token) => {
      const userId = await playerOf(token);
      await settle();
      const bets = await listSportBets(db, tenant, userId);
      return Promise.all(bets.map((bet) => shownBet(db, tenant, bet, clock())));
    },
    cashOut: async (token, id, { key, amountCents }) => {
      const userId = await playerOf(token);
      const request = { userId, key, call: 'cashOutSportBet', payload: [id, amountCents] };
      return transact(tenant, (work) =>
        runOnce(work, request, () => cashOutBet(work, { userId, id, amountCents })),
      );
    },
    settle,
  };
}

// A resent slip may have other odds and another order.
const payloadOf = ({ stakeCents, selections }: SlipRequest) => [
  stakeCents,
  selections.map(({ eventId, outcome }) => `${eventId}:${outcome}`).sort(),
];

function readSelections(slip: SlipRequest, settings: Settings, now: Date): SportSelection[] {
  const { stakeCents, selections, accept = 'higher' } = slip;
  if (!settings.sport_enabled) throw refuse('As apostas esportivas estão indisponíveis no momento.');
  const minimum = selections.length === 1 ? settings.sport_min_single : settings.sport_min_total;
  if (stakeCents < minimum) throw refuse(`A aposta mínima é ${formatBrl(minimum)}.`);
  if (selections.length > settings.sport_multiple) {
    throw refuse(`Uma múltipla tem no máximo ${settings.sport_multiple} seleções.`);
  }
  if (new Set(selections.map(({ eventId }) => eventId)).size < selections.length)
    throw refuse('Uma múltipla aceita só uma seleção por evento.');
  return selections.map(({ eventId, outcome, odds }) => {
    const event = sportEvent(eventId, now);
    const market = event?.markets.find(({ outcomes }) => outcomes.some(({ key }) => key === outcome));
    const current = market?.outcomes.find(({ key }) => key === outcome);
    if (!event) throw refuse('Um dos eventos já terminou. Tire-o do bilhete.');
    if (!market || !current) throw refuse('Um dos mercados está fechado. Tire-o do bilhete.');
    const taken = takenOdds(current.odds, { eventId, outcome, odds, accept, score: event.score, now });
    if (taken === null) throw refuse('As odds mudaram. Confira o bilhete e aposte de novo.');
    const match = `${event.home} x ${event.away}`;
    const { sport } = event;
    return { eventId, outcome, match, sport, market: market.name, pick: current.name, odds: taken };
  });
}

interface WantedOdds {
  eventId: string;
  outcome: string;
  odds: number;
  accept: OddsChange;
  score: [number, number] | null;
  now: Date;
}

// Returns the odds of the bet; null when the player has to accept others. What was offered some seconds ago is still
// good, unless a side has scored since.
function takenOdds(
  current: number,
  { eventId, outcome, odds, accept, score, now }: WantedOdds,
): number | null {
  if (accept === 'any' || current === odds || (accept === 'higher' && current > odds)) return current;
  const earlier = sportEvent(eventId, new Date(now.getTime() - goodForMs));
  if (earlier?.score?.join() !== score?.join()) return null;
  const offered = earlier?.markets.flatMap(({ outcomes }) => outcomes).find(({ key }) => key === outcome);
  return offered?.odds === odds ? odds : null;
}

// A bet on a match that is no longer known is paid back.
export async function settleSports(work: UnitOfWork, bet: StoredSportBet): Promise<void> {
  const results = bet.selections.map(({ eventId, outcome }) => selectionResult(eventId, outcome));
  if (results.includes(null)) {
    await refundSportBet(work.db, bet.id);
    await payWin(work, bet.userId, sportStake(bet.id, bet.stakeCents, bet.selections));
    return;
  }
  const won = results.every((result) => result?.won);
  const payoutCents = won ? Math.floor((bet.stakeCents * bet.odds) / 100) : 0;
  await settleSportBet(work.db, bet.id, payoutCents);
  await payWin(work, bet.userId, sportStake(bet.id, payoutCents, bet.selections));
}

async function shownBet(db: Db, tenant: string, bet: StoredSportBet, now: Date): Promise<ShownSportBet> {
  const selections = bet.selections.map((selection) => {
    const state = selectionState(selection.eventId, selection.outcome, now);
    const result = !state?.isOver ? 'open' : state.chance === 1 ? 'won' : 'lost';
    return { ...selection, result, score: state?.score ?? null } as const;
  });
  return { ...bet, selections, cashOutCents: await cashOutOffer(db, tenant, bet, now) };
}

// Null for a bet that is decided or that a bonus has paid in part.
async function cashOutOffer(db: Db, tenant: string, bet: StoredSportBet, now: Date): Promise<number | null> {
  if (bet.status !== sportBetStatuses.open || bet.settlesAt <= now) return null;
  let chance = 1;
  for (const { eventId, outcome } of bet.selections) {
    const state = selectionState(eventId, outcome, now);
    if (!state) return null;
    chance *= state.chance;
  }
  const cents = Math.floor(((bet.stakeCents * bet.odds) / 100) * chance * (1 - cashOutFee));
  if (cents < 1 || (await findBonusStake(db, tenant, bet.userId, roundOf(bet.id)))) return null;
  return cents;
}

interface CashOut {
  userId: string;
  id: string;
  amountCents: number;
}

// Pays the present value, which may be more than the player has seen but never less.
async function cashOutBet(work: UnitOfWork, { userId, id, amountCents }: CashOut): Promise<number> {
  const bet = await lockOpenSportBet(work.db, id);
  if (bet?.userId !== userId) throw refuse('Esta aposta não está mais aberta.');
  const offer = await cashOutOffer(work.db, work.tenant, bet, work.now);
  if (offer === null) throw refuse('Esta aposta não pode mais ser encerrada.');
  if (offer < amountCents) throw refuse(`O valor mudou para ${formatBrl(offer)}. Confira e confirme.`);
  await cashOutSportBet(work.db, id, offer);
  await payWin(work, userId, sportStake(id, offer, bet.selections));
  return offer;
}

const roundOf = (id: string) => `sport:${id}`;

export function sportStake(id: string, amountCents: number, selections: readonly SportSelection[]): Stake {
  const [first] = selections;
  const name = selections.length > 1 ? `Múltipla de ${selections.length}` : (first?.match ?? '');
  return {
    round: roundOf(id),
    amountCents,
    sourceType: transactionSources.sportBet,
    about: { market: { sport_name: first?.sport ?? '', full_name: name } },
  };
}
