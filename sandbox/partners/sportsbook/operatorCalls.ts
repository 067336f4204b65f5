// Calls of the bet slip to the operator: bets, cash-outs and the player's own bets.
import type { SportEventPage } from '../../games/sportsEvents.ts';
import type { Preferences } from './preferences.ts';
import type { BookSettings, OwnBet, Pick } from './ticketTypes.ts';

const notPlaced = 'A aposta não foi feita.';
const notKnown = 'Não sabemos se a aposta foi feita. Toque de novo: ela não será feita duas vezes.';

interface CallParts {
  base: string;
  settings: () => BookSettings;
}

export function createOperatorCalls({ base, settings }: CallParts) {
  // Idempotency keys of requests without a response.
  const unanswered = new Map<string, string>();
  const operatorUrl = () => `${base}${settings().integration}`;
  const headers = () => ({
    'Content-Type': 'application/json',
    Authorization: `Bearer ${settings().token ?? ''}`,
  });

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

  return {
    // Drops the keys of another player's requests.
    forget: () => unanswered.clear(),
    async fetchBets(): Promise<{ bets?: OwnBet[]; betsFailed: boolean }> {
      try {
        const response = await fetch(`${operatorUrl()}/bets`, { headers: headers() });
        if (!response.ok) return { betsFailed: true };
        return { bets: (await response.json()).bets, betsFailed: false };
      } catch {
        return { betsFailed: true };
      }
    },
    async fetchEvent(eventId: string): Promise<SportEventPage | null> {
      const response = await fetch(`${operatorUrl()}/events/${eventId}`);
      const { event }: { event: SportEventPage | null } = await response.json();
      return event;
    },
    // Returns the ids of the bets, or a message when there are none or the outcome is unknown.
    async place(picks: readonly Pick[], stakeCents: number, accept: Preferences['accept']) {
      const selections = picks.map(({ eventId, outcome, odds }) => ({ eventId, outcome, odds }));
      // Odds move between two attempts, which does not change the request.
      const payload = JSON.stringify([
        stakeCents,
        selections.map((one) => `${one.eventId}:${one.outcome}`).sort(),
      ]);
      const sent = await send('/bets', payload, { stakeCents, selections, accept });
      const { betIds, odds, message } = Object(sent.body);
      return sent.ok && Array.isArray(betIds)
        ? { betIds: betIds.map(String), taken: typeof odds === 'number' ? odds : null }
        : { message: typeof message === 'string' ? message : notPlaced };
    },
    // Returns why a bet has not been ended; nothing when it has.
    async cashOut(id: string, amountCents: number): Promise<string | undefined> {
      const sent = await send(`/bets/${id}/cashout`, `end:${id}:${amountCents}`, { amountCents });
      const { message } = Object(sent.body);
      return sent.ok ? undefined : String(message ?? notPlaced);
    },
  };
}
