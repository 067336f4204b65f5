import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { backdropSvg, portrait } from '../art/cover.ts';
import { browserScript } from '../browserScript.ts';
import { catalogueGames } from '../content/catalogue/games.ts';
import { coverSubject } from '../content/coverDrawings.ts';
import { machineOf, machines } from '../games/slotMachine.ts';
import { parseBody } from '../http/parseRequest.ts';
import type { PartnerServices } from './partnerServices.ts';
import { slotPage } from './slotPage.ts';
import { slotSymbol } from './slotSymbols.ts';

const gameOf = (wanted: string) => catalogueGames.find(({ slug }) => slug === wanted);
const drawing = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' };
const asset = (name: string) => new URL(`slots/${name}`, import.meta.url);
const spinSchema = v.object({ key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)), bet: v.number() });

/** Serves a stand-in for the studios: a slot machine with the symbols of each game and the operator's money. */
export function slotRoutes(app: Hono, services: PartnerServices): void {
  app.get('/slots/machine.js', (context) =>
    context.body(browserScript(asset('machine.ts')), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
    }),
  );
  app.get('/slots/machine.css', (context) =>
    context.body(readFileSync(asset('machine.css'), 'utf8'), 200, {
      'Content-Type': 'text/css; charset=utf-8',
    }),
  );
  app.get('/slots/symbols/:game/:symbol{\\d}', (context) => {
    const { game, symbol } = context.req.param();
    return context.body(slotSymbol(gameOf(game), Number(symbol)), 200, drawing);
  });
  app.get('/slots/backdrops/:game', (context) => {
    const game = gameOf(context.req.param('game'));
    if (!game) return context.text('Not Found', 404);
    return context.body(backdropSvg(coverSubject(game), portrait), 200, drawing);
  });
  app.get('/slots/:tenant/:session', async (context) => {
    const { tenant, session } = context.req.param();
    const service = services(tenant);
    if (!service) return context.text('Not Found', 404);
    const state = await service.slots.state(session);
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors ${service.brand.origins.join(' ')}`,
    );
    return context.html(
      slotPage(state, machines[machineOf(gameOf(state.game.slug)?.theme)], service.brand.origins[0] ?? ''),
    );
  });
  app.get('/slots/:tenant/:session/state', async (context) => {
    const { tenant, session } = context.req.param();
    const state = await services(tenant)?.slots.state(session);
    return state ? context.json({ balance: state.balanceCents }) : context.text('Not Found', 404);
  });
  app.post('/slots/:tenant/:session/spin', async (context) => {
    const { tenant, session } = context.req.param();
    const { key, bet } = await parseBody(context, spinSchema);
    const round = await services(tenant)?.slots.spin(session, key, bet);
    if (!round) return context.text('Not Found', 404);
    return context.json({
      cells: round.cells,
      wins: round.wins,
      payout: round.payoutCents,
      balance: round.balanceCents,
    });
  });
}
