import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { catalogueGames } from '../content/catalogue/games.ts';
import { payTable } from '../games/slotMachine.ts';
import type { PartnerDesks } from './partnerDesks.ts';
import { slotPage } from './slotPage.ts';
import { slotSymbol } from './slotSymbols.ts';

const asset = (name: string) => readFileSync(new URL(`slots/${name}`, import.meta.url), 'utf8');
const spinSchema = v.object({ key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)), bet: v.number() });

/** Stand-in for the studios: one slot machine that wears the symbols of each game and plays for the operator's money. */
export function slotRoutes(app: Hono, desks: PartnerDesks): void {
  app.get('/slots/machine.js', (context) =>
    context.body(asset('machine.js'), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/slots/machine.css', (context) =>
    context.body(asset('machine.css'), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/slots/symbols/:game/:symbol{\\d}', (context) => {
    const { game, symbol } = context.req.param();
    const svg = slotSymbol(catalogueGames.find(({ slug }) => slug === game)?.theme, Number(symbol));
    return context.body(svg, 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    });
  });
  app.get('/slots/:tenant/:session', async (context) => {
    const { tenant, session } = context.req.param();
    const desk = desks(tenant);
    if (!desk) return context.text('Not Found', 404);
    const state = await desk.slots.state(session);
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors ${desk.brand.origins.join(' ')}`,
    );
    return context.html(slotPage(state, payTable, desk.brand.origins[0] ?? ''));
  });
  app.get('/slots/:tenant/:session/state', async (context) => {
    const { tenant, session } = context.req.param();
    const state = await desks(tenant)?.slots.state(session);
    return state ? context.json({ balance: state.balanceCents }) : context.text('Not Found', 404);
  });
  app.post('/slots/:tenant/:session/spin', async (context) => {
    const { tenant, session } = context.req.param();
    const { key, bet } = v.parse(spinSchema, await context.req.json());
    const round = await desks(tenant)?.slots.spin(session, key, bet);
    if (!round) return context.text('Not Found', 404);
    return context.json({
      cells: round.cells,
      wins: round.wins,
      payout: round.payoutCents,
      balance: round.balanceCents,
    });
  });
}
