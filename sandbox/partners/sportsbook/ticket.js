// The bet slip's content: one for the whole page, whichever widgets stand on it.
import { readCents } from './make.js';

const notPlaced = 'A aposta não foi feita.';
const notKnown = 'Não sabemos se a aposta foi feita. Toque de novo: ela não será feita duas vezes.';

export function createTicket({ base, settings }) {
  const ticket = {
    picks: [],
    bets: null,
    betsFailed: false,
    stake: '5,00',
    message: '',
    busy: false,
    open: false,
  };
  /** The wish whose answer has not come, and its key: sent again it is not placed twice. */
  let unanswered = null;
  const watchers = new Set();
  const place = () => `${base}${settings().integration}`;
  const headers = () => ({
    'Content-Type': 'application/json',
    Authorization: `Bearer ${settings().token ?? ''}`,
  });
  function change(changes) {
    Object.assign(ticket, changes);
    for (const watcher of watchers) watcher();
  }
  const stakeCents = () => readCents(ticket.stake);
  const totalOdds = () => ticket.picks.reduce((product, { odds }) => Math.floor((product * odds) / 100), 100);

  async function loadBets() {
    const { token } = settings();
    const took = await (token ? fetchBets() : { bets: null, betsFailed: false });
    // Whoever asked may have gone meanwhile.
    if (token === settings().token) change(took);
  }
  async function fetchBets() {
    try {
      const answer = await fetch(`${place()}/bets`, { headers: headers() });
      if (!answer.ok) return { betsFailed: true };
      return { bets: (await answer.json()).bets, betsFailed: false };
    } catch {
      return { betsFailed: true };
    }
  }

  /** Sends the slip. Gives the bets' ids, or in a message why there are none or nobody knows. */
  async function send() {
    const selections = ticket.picks.map(({ eventId, outcome, odds }) => ({ eventId, outcome, odds }));
    // Odds move between two tries, and the wish is still the same.
    const wish = JSON.stringify([
      stakeCents(),
      selections.map(({ eventId, outcome }) => `${eventId}:${outcome}`).sort(),
    ]);
    if (unanswered?.wish !== wish) unanswered = { wish, key: crypto.randomUUID() };
    try {
      const answer = await fetch(`${place()}/bets`, {
        method: 'POST',
        headers: headers(),
        body: JSON.stringify({ key: unanswered.key, stakeCents: stakeCents(), selections }),
      });
      const body = await answer.json();
      if (answer.status >= 500) return { message: notKnown };
      unanswered = null;
      return answer.ok ? body : { message: body.message ?? notPlaced };
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
    watch(watcher) {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    has: (eventId, outcome) =>
      ticket.picks.some((pick) => pick.eventId === eventId && pick.outcome === outcome),
    /** Adds an outcome, or takes it out again; one of each match. Gives whether it is in now. */
    toggle(event, outcome) {
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
    drop(pick) {
      change({ picks: ticket.picks.filter((one) => one !== pick) });
    },
    /** Odds have moved. */
    takeOdds(events) {
      for (const pick of ticket.picks) {
        const event = events.find(({ id }) => id === pick.eventId);
        const now = event?.outcomes.find(({ key }) => key === pick.outcome);
        if (now) pick.odds = now.odds;
      }
    },
    async bet(props) {
      if (!settings().token) return props.onSignInButtonClick?.();
      if (ticket.busy) return;
      if (stakeCents() === 0) return change({ message: 'Informe o valor da aposta.' });
      change({ busy: true, message: '' });
      const sent = ticket.picks;
      const { betIds, message } = await send();
      if (betIds) {
        // What was picked while it was under way is of the next bet.
        const picks = ticket.picks.filter((pick) => !sent.includes(pick));
        change({ picks, message: 'Aposta confirmada!', busy: false });
        props.onBetPlacement?.({ betIds });
      } else {
        change({ message, busy: false });
        props.onBetPlacementError?.({ message });
      }
      await loadBets();
    },
  };
}
