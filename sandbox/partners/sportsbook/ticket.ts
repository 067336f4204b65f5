// The bet slip's content, one for the whole page with all its widgets.
import type { SportEvent, SportEventPage } from '../../games/sportsEvents.ts';
import type { ShownSportBet } from '../../games/sportsService.ts';
import { readCents, typed } from './make.ts';
import { keepPreferences, type Preferences, readPreferences } from './preferences.ts';

const notPlaced = 'A aposta não foi feita.';
const notKnown = 'Não sabemos se a aposta foi feita. Toque de novo: ela não será feita duas vezes.';
const closed = 'Tire do bilhete o que já fechou.';

export type Outcome = SportEvent['outcomes'][number];
export type Market = SportEvent['lines'][number];

export interface Pick {
  eventId: string;
  outcome: string;
  // In hundredths, as accepted by the player.
  odds: number;
  // As the player chose or accepted them; preferences may have accepted others since.
  chosen: number;
  // As offered now; null when the market is closed.
  current: number | null;
  name: string;
  market: string;
  match: string;
  live: boolean;
  // As typed, for a single bet among several.
  stake: string;
}

export type OwnBet = Omit<ShownSportBet, 'createdAt' | 'settlesAt'> & {
  createdAt: string;
  settlesAt: string;
};

export interface PlacedBet {
  id: string;
  picks: readonly Pick[];
  stakeCents: number;
  odds: number;
  chosen: number;
}

interface Ticket {
  picks: Pick[];
  mode: 'singles' | 'multiple';
  // `receipt` is set after a bet until the next pick.
  tab: 'slip' | 'bets';
  receipt: PlacedBet[];
  // Null for visitors.
  bets: OwnBet[] | null;
  betsFailed: boolean;
  shownBets: 'open' | 'settled';
  // The bet whose end the player is asked to confirm.
  ending: string | null;
  // As typed.
  stake: string;
  message: string;
  busy: boolean;
  open: boolean;
}

// What the page hands to a widget and hears from it.
export interface BookProps {
  routerType?: string;
  page?: string;
  sportId?: string;
  leagueId?: string;
  eventId?: string;
  // Of the match that the page opens with.
  outcome?: string;
  esports?: boolean;
  onRouteChange?: (route: object) => void;
  onRouterLoad?: () => void;
  onEventSelect?: (selection: { eventId: string }) => void;
  onSignInButtonClick?: () => void;
  onBetPlacement?: (placed: { betIds: string[] }) => void;
  onBetPlacementError?: (failure: { message: string | undefined }) => void;
}

export interface BookSettings {
  integration: string;
  token: string | null;
  // Of a player whom the operator lets look, but not bet.
  isPaused?: boolean | undefined;
}

export type Slips = ReturnType<typeof createTicket>;

// A renewed token is still the same player's.
function playerOf(token: string | null): string | null {
  try {
    const [, claims = ''] = (token ?? '').split('.');
    return String(JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))).sub);
  } catch {
    return token;
  }
}

// Those offered now, accepted or not; the last ones of a closed market.
const shownOdds = ({ odds, current }: Pick) => current ?? odds;

/** Multiplies odds in hundredths as the operator does. */
export const productOf = (odds: readonly number[]) =>
  odds.reduce((product, one) => Math.floor((product * one) / 100), 100);

export function createTicket({ base, settings }: { base: string; settings: () => BookSettings }) {
  let preferences = readPreferences();
  const ticket: Ticket = {
    picks: [],
    mode: 'multiple',
    tab: 'slip',
    receipt: [],
    bets: null,
    betsFailed: false,
    shownBets: 'open',
    ending: null,
    stake: typed(preferences.stakeCents),
    message: '',
    busy: false,
    open: false,
  };
  // Idempotency keys of requests without a response.
  const unanswered = new Map<string, string>();
  // Whose slip this is; null while it is a guest's.
  let owner = playerOf(settings().token);
  let lastPlayer = owner;
  const watchers = new Set<() => void>();
  const refreshers = new Set<() => void>();
  const operatorUrl = () => `${base}${settings().integration}`;
  const headers = () => ({
    'Content-Type': 'application/json',
    Authorization: `Bearer ${settings().token ?? ''}`,
  });
  function change(changes: Partial<Ticket>): void {
    Object.assign(ticket, changes);
    for (const watcher of watchers) watcher();
  }
  // One pick is a single bet in both modes.
  const isMultiple = () => ticket.mode === 'multiple' || ticket.picks.length < 2;
  const totalOdds = () => productOf(ticket.picks.map(shownOdds));
  const pendingBets = () =>
    isMultiple()
      ? [{ picks: ticket.picks, stakeCents: readCents(ticket.stake), odds: totalOdds() }]
      : ticket.picks.map((pick) => ({
          picks: [pick],
          stakeCents: readCents(pick.stake),
          odds: shownOdds(pick),
        }));
  const hasClosed = () => ticket.picks.some(({ current }) => current === null);
  const stakeCents = () => pendingBets().reduce((sum, bet) => sum + bet.stakeCents, 0);
  const hasStakes = () => pendingBets().every(({ stakeCents }) => stakeCents > 0);
  // Without a stake there is nothing to accept yet.
  const needsAcceptance = () =>
    hasStakes() && !hasClosed() && ticket.picks.some((pick) => shownOdds(pick) !== pick.odds);

  async function loadBets() {
    const { token } = settings();
    const took = await (token ? fetchBets() : { bets: null, betsFailed: false });
    // The player may have logged out meanwhile.
    if (token === settings().token) change(took);
  }
  async function fetchBets(): Promise<Partial<Ticket>> {
    try {
      const response = await fetch(`${operatorUrl()}/bets`, { headers: headers() });
      if (!response.ok) return { betsFailed: true };
      return { bets: (await response.json()).bets, betsFailed: false };
    } catch {
      return { betsFailed: true };
    }
  }

  // A guest's slip becomes the player's who logs in; a player's is shown to no one else.
  function meet() {
    const player = playerOf(settings().token);
    if (player === owner) return;
    const isLeft = owner !== null;
    owner = player;
    if (player !== null && player !== lastPlayer) {
      // Bets of another player; after a logout the same one still gets the outcome.
      unanswered.clear();
      lastPlayer = player;
    }
    if (isLeft) change({ picks: [], receipt: [], bets: null, message: '', ending: null });
  }

  // Posts with the idempotency key of this request until it is answered.
  async function send(path: string, payload: string, body: object): Promise<{ ok: boolean; body: unknown }> {
    const key = unanswered.get(payload) ?? crypto.randomUUID();
    unanswered.set(payload, key);
    try {
      const response = await fetch(`${operatorUrl()}${path}`, {
        method: 'POST',
        headers: headers(),
        body: JSON.stringify({ key, ...body }),
      });
      const answer: unknown = await response.json();
      if (response.status >= 500) return { ok: false, body: { message: notKnown } };
      unanswered.delete(payload);
      return { ok: response.ok, body: answer };
    } catch {
      return { ok: false, body: { message: notKnown } };
    }
  }
  // Returns the ids of the bets, or a message when there are none or the outcome is unknown.
  async function place(picks: readonly Pick[], stakeCents: number) {
    const selections = picks.map(({ eventId, outcome, odds }) => ({ eventId, outcome, odds }));
    // Odds move between two attempts, which does not change the request.
    const payload = JSON.stringify([
      stakeCents,
      selections.map((one) => `${one.eventId}:${one.outcome}`).sort(),
    ]);
    const sent = await send('/bets', payload, { stakeCents, selections, accept: preferences.accept });
    const { betIds, odds, message } = Object(sent.body);
    return sent.ok && Array.isArray(betIds)
      ? { betIds: betIds.map(String), taken: typeof odds === 'number' ? odds : null }
      : { message: typeof message === 'string' ? message : notPlaced };
  }

  function takeOdds(pick: Pick, current: number | null) {
    pick.current = current;
    const rises = current !== null && current > pick.odds;
    const isAccepted = preferences.accept === 'any' || (preferences.accept === 'higher' && rises);
    if (current !== null && isAccepted) pick.odds = current;
  }

  return {
    ticket,
    isPaused: () => settings().isPaused === true,
    change,
    totalOdds,
    isMultiple,
    pendingBets,
    stakeCents,
    hasStakes,
    needsAcceptance,
    loadBets,
    meet,
    preferences: () => preferences,
    prefer(changes: Partial<Preferences>) {
      preferences = { ...preferences, ...changes };
      keepPreferences(preferences);
      for (const pick of ticket.picks) takeOdds(pick, pick.current);
      change(changes.stakeCents === undefined ? {} : { stake: typed(preferences.stakeCents) });
    },
    watch(watcher: () => void, refresher: () => void) {
      watchers.add(watcher);
      refreshers.add(refresher);
      return () => {
        watchers.delete(watcher);
        refreshers.delete(refresher);
      };
    },
    has: (eventId: string, outcome: string) =>
      ticket.picks.some((pick) => pick.eventId === eventId && pick.outcome === outcome),
    // Adds or removes an outcome, one per match; returns whether it is selected now.
    toggle(event: SportEvent, market: string, outcome: Outcome) {
      if (settings().isPaused) return false;
      const same = ticket.picks.some((pick) => pick.eventId === event.id && pick.outcome === outcome.key);
      const others = ticket.picks.filter((pick) => pick.eventId !== event.id);
      const pick: Pick = {
        eventId: event.id,
        outcome: outcome.key,
        odds: outcome.odds,
        chosen: outcome.odds,
        current: outcome.odds,
        name: outcome.name,
        market,
        match: `${event.home} x ${event.away}`,
        live: event.live,
        stake: typed(preferences.stakeCents),
      };
      change({ picks: same ? others : [...others, pick], message: '', receipt: [], tab: 'slip' });
      return !same;
    },
    // Adds outcomes of a match that the link to its page named.
    pick(event: SportEventPage, keys: readonly string[]) {
      for (const market of event.markets)
        for (const outcome of market.outcomes)
          if (keys.includes(outcome.key) && !this.has(event.id, outcome.key))
            this.toggle(event, market.name, outcome);
    },
    drop(pick: Pick) {
      change({ picks: ticket.picks.filter((one) => one !== pick) });
    },
    // Selects what was bet once more, after what is in the slip; of two outcomes of a match the slip's stays.
    repeat() {
      const { picks, receipt } = ticket;
      const again = receipt.flatMap((bet) => bet.picks);
      const others = again.filter(({ eventId }) => !picks.some((pick) => pick.eventId === eventId));
      const renewed = others.map((pick) => ({ ...pick, chosen: pick.odds }));
      change({ picks: [...picks, ...renewed], receipt: [] });
    },
    addStake(cents: number) {
      const more = (text: string) => typed(readCents(text) + cents);
      if (isMultiple()) ticket.stake = more(ticket.stake);
      else for (const pick of ticket.picks) pick.stake = more(pick.stake);
      change({ message: '' });
    },
    // Reads the odds of all picks; the list of matches has only some markets of each.
    async follow(events: readonly SportEvent[]) {
      await Promise.all(
        ticket.picks.map(async (pick) => {
          const event = events.find(({ id }) => id === pick.eventId);
          const listed = event && [...event.outcomes, ...event.lines.flatMap(({ outcomes }) => outcomes)];
          const found = listed?.find(({ key }) => key === pick.outcome);
          if (event) pick.live = event.live;
          if (found || !event) return takeOdds(pick, found?.odds ?? null);
          const response = await fetch(`${operatorUrl()}/events/${pick.eventId}`);
          const { event: page }: { event: SportEventPage | null } = await response.json();
          const now = page?.markets
            .flatMap(({ outcomes }) => outcomes)
            .find(({ key }) => key === pick.outcome);
          takeOdds(pick, now?.odds ?? null);
        }),
      );
    },
    // Bets at the odds that the slip shows, which the press accepts.
    async bet(props: BookProps) {
      if (!settings().token) return props.onSignInButtonClick?.();
      if (ticket.busy || settings().isPaused) return;
      const bets = pendingBets();
      if (!hasStakes()) return change({ message: 'Informe o valor da aposta.' });
      if (hasClosed()) return change({ message: closed });
      for (const pick of ticket.picks)
        if (shownOdds(pick) !== pick.odds) pick.chosen = pick.odds = shownOdds(pick);
      change({ busy: true, message: '' });
      const bettor = owner;
      const receipt: PlacedBet[] = [];
      let failure: string | undefined;
      for (const { picks, stakeCents, odds } of bets) {
        if (bettor !== owner) break;
        const chosen = picks.map((pick) => pick.chosen);
        const { betIds, taken, message } = await place(picks, stakeCents);
        // The odds may have moved since the last look at them.
        const bet = { picks, stakeCents, odds: taken ?? odds, chosen: productOf(chosen) };
        if (betIds) receipt.push(...betIds.map((id) => ({ id, ...bet })));
        else failure ??= message;
      }
      if (bettor !== owner) return change({ busy: false });
      const placed = new Set(receipt.flatMap(({ picks }) => picks));
      // Picks that were refused or added meanwhile remain for the next bet.
      const picks = ticket.picks.filter((pick) => !placed.has(pick));
      // The next bet has a stake of its own.
      const stake = receipt.length > 0 ? typed(preferences.stakeCents) : ticket.stake;
      change({ picks, receipt, stake, message: failure ?? '', busy: false });
      if (receipt.length > 0) props.onBetPlacement?.({ betIds: receipt.map(({ id }) => id) });
      if (failure !== undefined) props.onBetPlacementError?.({ message: failure });
      for (const refresh of refreshers) refresh();
      await loadBets();
    },
    async endBet(bet: OwnBet) {
      if (ticket.busy || bet.cashOutCents === null) return;
      change({ busy: true, message: '' });
      const bettor = owner;
      const amountCents = bet.cashOutCents;
      const sent = await send(`/bets/${bet.id}/cashout`, `end:${bet.id}:${amountCents}`, { amountCents });
      if (bettor !== owner) return change({ busy: false });
      const { message } = Object(sent.body);
      change({
        busy: false,
        ending: null,
        message: sent.ok ? 'Aposta encerrada. O valor já está no seu saldo.' : String(message ?? notPlaced),
      });
      await loadBets();
    },
  };
}
