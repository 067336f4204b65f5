import { readFileSync } from 'node:fs';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { sportEvents } from '../games/sportsEvents.ts';
import type { PartnerDesks } from './partnerDesks.ts';

const asset = (name: string) => readFileSync(new URL(`sportsbook/${name}`, import.meta.url), 'utf8');
const scripts = ['altenarWSDK.js', 'book.js', 'events.js', 'make.js', 'slip.js', 'style.js', 'ticket.js'];
const slipSchema = v.object({
  key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  stakeCents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  selections: v.pipe(
    v.array(v.object({ eventId: v.string(), outcome: v.string(), odds: v.number() })),
    v.minLength(1),
    v.maxLength(50),
  ),
});

/** Stand-in for the sportsbook: its script, its matches and a bet slip that plays for the operator's money. */
export function sportsbookRoutes(app: Hono, desks: PartnerDesks, clock: () => Date = () => new Date()): void {
  for (const file of scripts) {
    app.get(`/sportsbook/${file}`, (context) =>
      context.body(asset(file), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Access-Control-Allow-Origin': '*',
      }),
    );
  }
  app.use('/sportsbook/:tenant/*', async (context, next) => {
    const desk = desks(context.req.param('tenant'));
    const origin = context.req.header('origin') ?? '';
    if (!desk) return context.text('Not Found', 404);
    if (desk.brand.origins.includes(origin)) {
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Vary', 'Origin');
      context.header('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    }
    if (context.req.method === 'OPTIONS') return context.body(null, 204);
    return next();
  });
  app.get('/sportsbook/:tenant/events', (context) => context.json({ events: sportEvents(clock()) }));
  app.get('/sportsbook/:tenant/bets', async (context) => {
    const bets = await desks(context.req.param('tenant'))?.sports.bets(
      tokenOf(context.req.header('authorization')),
    );
    return context.json({ bets: bets ?? [] });
  });
  app.post('/sportsbook/:tenant/bets', async (context) => {
    const slip = v.parse(slipSchema, await context.req.json());
    const sports = desks(context.req.param('tenant'))?.sports;
    const id = await sports?.place(tokenOf(context.req.header('authorization')), slip);
    return context.json({ betIds: id ? [id] : [] });
  });
}

const tokenOf = (header: string | undefined) => header?.replace(/^Bearer /i, '') ?? '';
