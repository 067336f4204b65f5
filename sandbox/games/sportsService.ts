import { randomInt } from 'node:crypto';
import type { Settings } from '../../src/shared/contract/settings/settings.ts';
import { formatBrl } from '../../src/shared/money/formatBrl.ts';
import { readSessionToken } from '../domain/sessionToken.ts';
import { transactionSources } from '../domain/statement.ts';
import type { SportSelection } from '../domain/states.ts';
import type { TokenRules } from '../operations/account/sessions.ts';
import { Refusal } from '../operations/refusal.ts';
import { runOnce } from '../operations/runOnce.ts';
import type { Transact, UnitOfWork } from '../operations/unitOfWork.ts';
import { payWin, placeStake, type Stake } from '../operations/wallet/stakes.ts';
import type { Db } from '../store/database/database.ts';
import {
  dueSportBets,
  insertSportBet,
  listSportBets,
  lockOpenSportBet,
  type StoredSportBet,
  settleSportBet,
} from '../store/games/sportBets.ts';
import { isLoginAlive } from '../store/players/sessions.ts';
import { sportEvents } from './sportsEvents.ts';

export interface SlipRequest {
  // The idempotency key of the slip.
  key: string;
  stakeCents: number;
  selections: { eventId: string; outcome: string; odds: number }[];
}

// The operator as the sportsbook's supplier sees it; the token of `/api/generate-token` identifies players.
export interface SportsService {
  place(token: string, slip: SlipRequest): Promise<string>;
  bets(token: string): Promise<StoredSportBet[]>;
  stop(): Promise<void>;
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

// Matches are short: a bet is settled after one to three minutes.
const settleAfterMs = () => randomInt(60_000, 180_000);
// Odds may have moved by five percent since the player saw them.
const tolerance = 0.05;
// A factor of a million, in hundredths.
const highestOdds = 100_000_000;

const refuse = (message: string) => new Refusal(422, { success: false, message });

export function sportsService(parts: SportsServiceParts): SportsService {
  const { tenant, db, transact, tokens, clock, settings, log } = parts;
  const timers = new Set<NodeJS.Timeout>();
  let settling: Promise<void> = Promise.resolve();

  const playerOf = async (token: string) => {
    const claims = await readSessionToken(token, `sportsbook.${tenant}`, tokens.secret, clock());
    const isIn = claims && (await isLoginAlive(db, tenant, claims.sessionId, clock()));
    if (!isIn) throw new Refusal(401, { success: false, message: 'Entre na sua conta para apostar.' });
    return claims.userId;
  };
  const settle = () => settleDue(transact, tenant).catch((error: unknown) => log(`Sports bets: ${error}`));
  const settleLater = (ms: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      settling = settle();
    }, ms);
    timer.unref();
    timers.add(timer);
  };
  const placeBet = async (work: UnitOfWork, userId: string, slip: SlipRequest) => {
    const selections = readSelections(slip, settings(), work.now);
    const odds = selections.reduce((product, one) => Math.floor((product * one.odds) / 100), 100);
    if (odds > highestOdds) throw refuse('As odds da múltipla são altas demais. Tire uma seleção.');
    const bet = { userId, stakeCents: slip.stakeCents, odds, selections };
    const delayMs = settleAfterMs();
    const settlesAt = new Date(work.now.getTime() + delayMs);
    const id = await insertSportBet(work.db, tenant, bet, { now: work.now, settlesAt });
    await placeStake(work, userId, sportStake(id, slip.stakeCents, selections));
    work.afterCommit(() => settleLater(delayMs + 100));
    return id;
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
      return listSportBets(db, tenant, userId);
    },
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      await settling;
    },
  };
}

// A resent slip may have other odds and another order.
const payloadOf = ({ stakeCents, selections }: SlipRequest) => [
  stakeCents,
  selections.map(({ eventId, outcome }) => `${eventId}:${outcome}`).sort(),
];

function readSelections(slip: SlipRequest, settings: Settings, now: Date): SportSelection[] {
  const { stakeCents, selections } = slip;
  if (!settings.sport_enabled) throw refuse('As apostas esportivas estão indisponíveis no momento.');
  const minimum = selections.length === 1 ? settings.sport_min_single : settings.sport_min_total;
  if (stakeCents < minimum) throw refuse(`A aposta mínima é ${formatBrl(minimum)}.`);
  if (selections.length > settings.sport_multiple) {
    throw refuse(`Uma múltipla tem no máximo ${settings.sport_multiple} seleções.`);
  }
  if (new Set(selections.map(({ eventId }) => eventId)).size < selections.length)
    throw refuse('Uma múltipla tem uma seleção de cada evento.');
  const events = sportEvents(now);
  return selections.map(({ eventId, outcome, odds }) => {
    const event = events.find(({ id }) => id === eventId);
    const current = event?.outcomes.find(({ key }) => key === outcome);
    if (!event || !current) throw refuse('Um dos eventos já terminou. Tire-o do bilhete.');
    if (Math.abs(current.odds - odds) / odds > tolerance) {
      throw refuse('As odds mudaram. Confira o bilhete e aposte de novo.');
    }
    const match = `${event.home} x ${event.away}`;
    return { eventId, outcome, match, sport: event.sport, pick: current.name, odds: current.odds };
  });
}

// Settles due bets, each in its own transaction.
async function settleDue(transact: Transact, tenant: string): Promise<void> {
  for (const id of await transact(tenant, ({ db, now }) => dueSportBets(db, tenant, now))) {
    await transact(tenant, (work) => settleBet(work, id));
  }
}

// Wins with the probability of the odds, less the house edge.
async function settleBet(work: UnitOfWork, id: string): Promise<void> {
  const bet = await lockOpenSportBet(work.db, id);
  if (!bet) return;
  const won = randomInt(10_000) < Math.floor(950_000 / bet.odds);
  const payoutCents = won ? Math.floor((bet.stakeCents * bet.odds) / 100) : 0;
  await settleSportBet(work.db, bet.id, payoutCents);
  await payWin(work, bet.userId, sportStake(bet.id, payoutCents, bet.selections));
}

export function sportStake(id: string, amountCents: number, selections: readonly SportSelection[]): Stake {
  const [first] = selections;
  const name = selections.length > 1 ? `Múltipla de ${selections.length}` : (first?.match ?? '');
  return {
    round: `sport:${id}`,
    amountCents,
    sourceType: transactionSources.sportBet,
    about: { market: { sport_name: first?.sport ?? '', full_name: name } },
  };
}
