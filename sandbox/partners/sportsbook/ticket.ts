// The bet slip's content, one for the whole page with all its widgets.
import type { SportEvent, SportEventPage } from '../../games/sportsEvents.ts';
import { readCents, typed } from './make.ts';
import { createOperatorCalls } from './operatorCalls.ts';
import { keepPreferences, type Preferences, readPreferences } from './preferences.ts';
import type { BookProps, BookSettings, Outcome, OwnBet, Pick, PlacedBet, Ticket } from './ticketTypes.ts';

const closed = 'Tire do bilhete o que já fechou.';
const swapped = 'Trocamos sua escolha neste jogo.';
const removed = 'Escolha removida.';
const cleared = 'Bilhete limpo.';

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
    undo: null,
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
  const operator = createOperatorCalls({ base, settings });
  // Whose slip this is; null while it is a guest's.
  let owner = playerOf(settings().token);
  let lastPlayer = owner;
  const watchers = new Set<() => void>();
  const refreshers = new Set<() => void>();
  function change(changes: Partial<Ticket>): void {
    Object.assign(ticket, changes.picks ? { undo: null } : {}, changes);
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
    const took = await (token ? operator.fetchBets() : { bets: null, betsFailed: false });
    // The player may have logged out meanwhile.
    if (token === settings().token) change(took);
  }
  // A guest's slip becomes the player's who logs in; a player's is shown to no one else.
  function meet() {
    const player = playerOf(settings().token);
    if (player === owner) return;
    const isLeft = owner !== null;
    owner = player;
    if (player !== null && player !== lastPlayer) {
      // Bets of another player; after a logout the same one still gets the outcome.
      operator.forget();
      lastPlayer = player;
    }
    if (isLeft) change({ picks: [], receipt: [], bets: null, message: '', ending: null });
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
      const { picks } = ticket;
      const before = picks.find(({ eventId }) => eventId === event.id);
      const same = before?.outcome === outcome.key;
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
        stake: before?.stake ?? typed(preferences.stakeCents),
      };
      const others = picks.filter((one) => one !== before);
      const undo = before && !same ? { text: swapped, picks } : null;
      change({ picks: same ? others : [...others, pick], undo, message: '', receipt: [], tab: 'slip' });
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
      const { picks } = ticket;
      change({ picks: picks.filter((one) => one !== pick), undo: { text: removed, picks } });
    },
    clear: () => change({ picks: [], undo: { text: cleared, picks: ticket.picks }, message: '' }),
    takeBack: () => ticket.undo && change({ picks: ticket.undo.picks }),
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
          const page = await operator.fetchEvent(pick.eventId);
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
        const { betIds, taken, message } = await operator.place(picks, stakeCents, preferences.accept);
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
      const failure = await operator.cashOut(bet.id, bet.cashOutCents);
      if (bettor !== owner) return change({ busy: false });
      change({
        busy: false,
        ending: null,
        message: failure ?? 'Aposta encerrada. O valor já está no seu saldo.',
      });
      await loadBets();
    },
  };
}
