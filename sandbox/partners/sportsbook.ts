import { readdirSync } from 'node:fs';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { browserScript } from '../browserScript.ts';
import { crestSvg } from '../games/sports/crest.ts';
import { sportEvent, sportEvents } from '../games/sportsEvents.ts';
import { oddsChanges } from '../games/sportsService.ts';
import { parseBody } from '../http/parseRequest.ts';
import type { PartnerServices } from './partnerServices.ts';

const folder = new URL('sportsbook/', import.meta.url);
// The script that brands name, and the modules that it imports.
const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /(?<!\.test)\.ts$/.test(name),
);
const scripts = Object.fromEntries(
  modules.map((file) => [file === 'altenarWSDK.ts' ? 'altenarWSDK.js' : file, file]),
);
const slipSchema = v.object({
  key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  stakeCents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  selections: v.pipe(
    v.array(v.object({ eventId: v.string(), outcome: v.string(), odds: v.pipe(v.number(), v.minValue(1)) })),
    v.minLength(1),
    v.maxLength(50),
  ),
  accept: v.optional(v.picklist(oddsChanges)),
});
const cashOutSchema = v.object({
  key: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  amountCents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});

/** Serves a stand-in for the sportsbook: its script, matches and a bet slip that plays for the operator's money. */
export function sportsbookRoutes(
  app: Hono,
  services: PartnerServices,
  clock: () => Date = () => new Date(),
): void {
  for (const [name, file] of Object.entries(scripts)) {
    app.get(`/sportsbook/${name}`, (context) =>
      context.body(browserScript(new URL(file, folder)), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cross-Origin-Resource-Policy': 'cross-origin',
        'Access-Control-Allow-Origin': '*',
      }),
    );
  }
  app.get('/sportsbook/crests/:file{.+\\.svg}', (context) => {
    const crest = crestSvg(context.req.param('file').slice(0, -'.svg'.length));
    if (crest === undefined) return context.text('Not Found', 404);
    return context.body(crest, 200, {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
  app.use('/sportsbook/:tenant/*', async (context, next) => {
    const service = services(context.req.param('tenant'));
    const origin = context.req.header('origin') ?? '';
    if (!service) return context.text('Not Found', 404);
    if (service.brand.origins.includes(origin)) {
      context.header('Access-Control-Allow-Origin', origin);
      context.header('Vary', 'Origin');
      context.header('Access-Control-Allow-Headers', 'Authorization, Content-Type');
    }
    if (context.req.method === 'OPTIONS') return context.body(null, 204);
    return next();
  });
  app.get('/sportsbook/:tenant/events', (context) => context.json({ events: sportEvents(clock()) }));
  app.get('/sportsbook/:tenant/events/:id', (context) =>
    context.json({ event: sportEvent(context.req.param('id'), clock()) }),
  );
  app.get('/sportsbook/:tenant/bets', async (context) => {
    const bets = await services(context.req.param('tenant'))?.sports.bets(
      tokenOf(context.req.header('authorization')),
    );
    return context.json({ bets: bets ?? [] });
  });
  app.post('/sportsbook/:tenant/bets', async (context) => {
    const slip = await parseBody(context, slipSchema);
    const sports = services(context.req.param('tenant'))?.sports;
    const bet = await sports?.place(tokenOf(context.req.header('authorization')), slip);
    return context.json(bet ? { betIds: [bet.id], odds: bet.odds } : { betIds: [] });
  });
  app.post('/sportsbook/:tenant/bets/:id{[0-9]{1,18}}/cashout', async (context) => {
    const request = await parseBody(context, cashOutSchema);
    const { tenant, id } = context.req.param();
    const sports = services(tenant)?.sports;
    const paidCents = await sports?.cashOut(tokenOf(context.req.header('authorization')), id, request);
    return context.json({ paidCents });
  });
}

const tokenOf = (header: string | undefined) => header?.replace(/^Bearer /i, '') ?? '';
