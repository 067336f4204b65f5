// The bet slip's content: one for the whole page, whichever widgets stand on it.
export function createTicket({ base, settings }) {
  const ticket = { picks: [], bets: null, stake: '5,00', message: '', busy: false, open: false };
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
  const stakeCents = () => Math.round(Number(ticket.stake.replace(/\./g, '').replace(',', '.')) * 100) || 0;
  const totalOdds = () => ticket.picks.reduce((product, { odds }) => Math.floor((product * odds) / 100), 100);

  async function loadBets() {
    if (!settings().token) return change({ bets: null });
    const answer = await fetch(`${place()}/bets`, { headers: headers() });
    if (answer.ok) change({ bets: (await answer.json()).bets });
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
      change({ busy: true, message: '' });
      try {
        const answer = await fetch(`${place()}/bets`, {
          method: 'POST',
          headers: headers(),
          body: JSON.stringify({
            key: crypto.randomUUID(),
            stakeCents: stakeCents(),
            selections: ticket.picks.map(({ eventId, outcome, odds }) => ({ eventId, outcome, odds })),
          }),
        });
        const body = await answer.json();
        if (!answer.ok) throw new Error(body.message ?? 'A aposta não foi feita.');
        change({ picks: [], message: 'Aposta confirmada!', busy: false });
        props.onBetPlacement?.({ betIds: body.betIds });
        await loadBets();
      } catch (error) {
        change({ message: error.message, busy: false });
        props.onBetPlacementError?.({ message: error.message });
      }
    },
  };
}
