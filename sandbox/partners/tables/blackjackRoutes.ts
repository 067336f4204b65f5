import type { Hono } from 'hono';
import * as v from 'valibot';
import type { BlackjackState } from '../../games/blackjack/blackjackService.ts';
import { noCard } from '../../games/tables/handTotal.ts';
import { parseBody } from '../../http/parseRequest.ts';
import { betSchema, keySchema } from '../betSchema.ts';
import type { PartnerServices } from '../partnerServices.ts';

const moveSchema = v.object({
  key: keySchema,
  round: v.pipe(v.string(), v.maxLength(100)),
  move: v.picklist(['hit', 'stand', 'double']),
});
/** Serves the deal and the moves of blackjack, whose rounds last for several calls. */
export function blackjackRoutes(app: Hono, services: PartnerServices): void {
  app.get('/slots/:tenant/:session/blackjack', async (context) => {
    const { tenant, session } = context.req.param();
    const state = await services(tenant)?.blackjack.state(session);
    return state ? context.json(blackjackOnWire(state)) : context.text('Not Found', 404);
  });
  app.post('/slots/:tenant/:session/blackjack', async (context) => {
    const { tenant, session } = context.req.param();
    const { key, bet } = await parseBody(context, betSchema);
    const state = await services(tenant)?.blackjack.deal(session, key, bet);
    return state ? context.json(blackjackOnWire(state)) : context.text('Not Found', 404);
  });
  app.post('/slots/:tenant/:session/blackjack/move', async (context) => {
    const { tenant, session } = context.req.param();
    const { key, round, move } = await parseBody(context, moveSchema);
    const state = await services(tenant)?.blackjack.move(session, key, round, move);
    return state ? context.json(blackjackOnWire(state)) : context.text('Not Found', 404);
  });
}

function blackjackOnWire({ balanceCents, round, canDouble }: BlackjackState) {
  const isOver = round?.payoutCents !== null;
  return {
    balance: balanceCents,
    canDouble,
    round: round && {
      id: round.id,
      stake: round.betCents * (round.doubled ? 2 : 1),
      player: round.player,
      banker: isOver ? round.banker : [...round.banker.slice(0, 1), noCard],
      isOver,
      payout: round.payoutCents ?? 0,
    },
  };
}
