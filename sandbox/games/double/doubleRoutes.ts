import type { Hono } from 'hono';
import { idempotent } from '../../http/idempotent.ts';
import { type RequestBindings, route } from '../../http/route.ts';
import type { TenantServices } from '../../http/services.ts';
import { readSession } from '../../operations/account/sessions.ts';
import { refuseStakeOutside } from '../stakeBounds.ts';
import { betOnWire, type DoubleGame } from './doubleTable.ts';

export function doubleRoutes(app: Hono<RequestBindings>, services: TenantServices, double: DoubleGame): void {
  const { brand } = services;
  if (!brand.features.double) return;
  // Visitors may watch; players also see their own bets.
  route(app, services, 'getDouble', async ({ authorization }) => {
    const token = authorization?.replace(/^Bearer /i, '');
    const session =
      token && (await readSession(services.db, brand.id, token, services.tokens, services.clock()));
    return double.state(session ? session.player.id : null);
  });
  const bet = idempotent('betDouble', async ({ body, signedIn }, work) => {
    refuseStakeOutside(services.settings(), body.bet);
    const request = { betCents: body.bet, colour: body.colour };
    return { data: betOnWire(await double.bet(work, signedIn.player, request)) };
  });
  route(app, services, 'betDouble', async (request) => {
    await double.wake();
    return bet(request);
  });
}
