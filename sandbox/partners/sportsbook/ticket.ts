// The bet slip's content, one for the whole page with all its widgets.
import type { SportEvent } from '../../games/sportsEvents.ts';
import { readCents } from './make.ts';

const notPlaced = 'A aposta não foi feita.';
const notKnown = 'Não sabemos se a aposta foi feita. Toque de novo: ela não será feita duas vezes.';

export type Outcome = SportEvent['outcomes'][number];

export interface Pick {
  eventId: string;
  outcome: string;
  // Hundredths.
  odds: number;
  name: string;
  match: string;
}

export interface OwnBet {
  stakeCents: number;
  odds: number;
  selections: { pick: string }[];
  status: 'open' | 'won' | 'lost' | 'refunded';
  payoutCents: number;
}

interface Ticket {
  picks: Pick[];
  // Null for visitors.
  bets: OwnBet[] | null;
  betsFailed: boolean;
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
  eventId?: string;
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
}

export type Slips = ReturnType<typeof createTicket>;

export function createTicket({ base, settings }: { base: string; settings: () => BookSettings }) {
  const ticket: Ticket = {
    picks: [],
    bets: null,
    betsFailed: false,
    stake: '5,00',
    message: '',
    busy: false,
    open: false,
  };
  // The pending request and its idempotency key.
  let unanswered: { payload: string; key: string } | null = null;
  const watchers = new Set<() => void>();
  const operatorUrl = () => `${base}${settings().integration}`;
  const headers = () => ({
    'Content-Type': 'application/json',
    Authorization: `Bearer ${settings().token ?? ''}`,
  });
  function change(changes: Partial<Ticket>): void {
    Object.assign(ticket, changes);
    for (const watcher of watchers) watcher();
  }
  const stakeCents = () => readCents(ticket.stake);
  const totalOdds = () => ticket.picks.reduce((product, { odds }) => Math.floor((product * odds) / 100), 100);

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

  // Sends the slip; returns the ids of the bets, or a message when there are none or the outcome is unknown.
  async function send(): Promise<{ betIds?: string[]; message?: string }> {
    const selections = ticket.picks.map(({ eventId, outcome, odds }) => ({ eventId, outcome, odds }));
    // Odds move between two attempts, which does not change the request.
    const payload = JSON.stringify([
      stakeCents(),
      selections.map(({ eventId, outcome }) => `${eventId}:${outcome}`).sort(),
    ]);
    if (unanswered?.payload !== payload) unanswered = { payload, key: crypto.randomUUID() };
    try {
      const response = await fetch(`${operatorUrl()}/bets`, {
        method: 'POST',
        headers: headers(),
        body: JSON.stringify({ key: unanswered.key, stakeCents: stakeCents(), selections }),
      });
      const body = await response.json();
      if (response.status >= 500) return { message: notKnown };
      unanswered = null;
      return response.ok ? body : { message: body.message ?? notPlaced };
    } catch {
      return { message: notKnown };
    }
  }

  return {
    ticket,
    change,
    stakeCents,
    totalOdds,
    loadBets,
    watch(watcher: () => void) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    has: (eventId: string, outcome: string) =>
      ticket.picks.some((pick) => pick.eventId === eventId && pick.outcome === outcome),
    // Adds or removes an outcome, one per match; returns whether it is selected now.
    toggle(event: SportEvent, outcome: Outcome) {
      const same = ticket.picks.some((pick) => pick.eventId === event.id && pick.outcome === outcome.key);
      const others = ticket.picks.filter((pick) => pick.eventId !== event.id);
      const pick = {
        eventId: event.id,
        outcome: outcome.key,
        odds: outcome.odds,
        name: outcome.name,
        match: `${event.home} x ${event.away}`,
      };
      change({ picks: same ? others : [...others, pick], message: '' });
      return !same;
    },
    drop(pick: Pick) {
      change({ picks: ticket.picks.filter((one) => one !== pick) });
    },
    takeOdds(events: readonly SportEvent[]) {
      for (const pick of ticket.picks) {
        const event = events.find(({ id }) => id === pick.eventId);
        const now = event?.outcomes.find(({ key }) => key === pick.outcome);
        if (now) pick.odds = now.odds;
      }
    },
    async bet(props: BookProps) {
      if (!settings().token) return props.onSignInButtonClick?.();
      if (ticket.busy) return;
      if (stakeCents() === 0) return change({ message: 'Informe o valor da aposta.' });
      change({ busy: true, message: '' });
      const sent = ticket.picks;
      const { betIds, message } = await send();
      if (betIds) {
        // Picks that were added while sending belong to the next bet.
        const picks = ticket.picks.filter((pick) => !sent.includes(pick));
        change({ picks, message: 'Aposta confirmada!', busy: false });
        props.onBetPlacement?.({ betIds });
      } else {
        change({ message: message ?? notPlaced, busy: false });
        props.onBetPlacementError?.({ message });
      }
      await loadBets();
    },
  };
}
