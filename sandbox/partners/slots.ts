import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { backdropSvg, clothColour, coverPalette, portrait, salonSvg, wide } from '../art/cover.ts';
import { browserScript } from '../browserScript.ts';
import { catalogueGames } from '../content/catalogue/games.ts';
import { coverSubject } from '../content/coverDrawings.ts';
import type { CrashState } from '../games/crash/crashService.ts';
import { partnerGame } from '../games/partnerGame.ts';
import { machineOf, machines } from '../games/slotMachine.ts';
import type { SlotState } from '../games/slotService.ts';
import { parseBody } from '../http/parseRequest.ts';
import { balanceNote } from './balanceNote.ts';
import { betSchema, crashBetSchema, keySchema } from './betSchema.ts';
import { crashPage } from './crashPage.ts';
import type { FrameBrand } from './framePage.ts';
import type { PartnerServices } from './partnerServices.ts';
import { slotPage } from './slotPage.ts';
import { slotSymbol } from './slotSymbols.ts';
import { stageColours } from './stageColours.ts';
import { blackjackRoutes } from './tables/blackjackRoutes.ts';
import { blackjackTable } from './tables/blackjackTable.ts';
import { cardsTable } from './tables/cardsTable.ts';
import { coinTable } from './tables/coinTable.ts';
import { diceTable } from './tables/diceTable.ts';
import { highCardTable } from './tables/highCardTable.ts';
import { moneyWheelTable } from './tables/moneyWheelTable.ts';
import { pokerTable } from './tables/pokerTable.ts';
import { tablePage } from './tables/tablePage.ts';
import { wheelTable } from './tables/wheelTable.ts';

const gameOf = (wanted: string) => catalogueGames.find(({ slug }) => slug === wanted);
const drawing = { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': 'public, max-age=86400' };
const asset = (name: string) => new URL(`slots/${name}`, import.meta.url);
const scripts = [
  'blackjack.ts',
  'cards.ts',
  'celebration.ts',
  'crash.ts',
  'crashChart.ts',
  'crashTarget.ts',
  'frame.ts',
  'machine.ts',
  'spotKeys.ts',
  'table.ts',
  'tableLimits.ts',
];
const sheets = ['crash.css', 'frame.css', 'machine.css', 'show.css', 'table.css'];
const cashOutSchema = v.object({ round: v.pipe(v.string(), v.maxLength(100)) });
const tableSchema = v.object({ key: keySchema, bets: v.record(v.string(), v.number()) });
// Longest wait for the end of a round before the game asks again.
const longestWaitMs = 10_000;

/** Serves a stand-in for the studios: slot machines, crash games and tables that play for the operator's money. */
export function slotRoutes(app: Hono, services: PartnerServices): void {
  for (const file of scripts) {
    app.get(`/slots/${file}`, (context) =>
      context.body(browserScript(asset(file)), 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
    );
  }
  // A table adds up cards as the operator does, and its cards have the suits of the covers.
  for (const file of ['games/tables/handTotal.ts', 'art/suits.ts']) {
    app.get(`/${file}`, (context) =>
      context.body(browserScript(new URL(`../${file}`, import.meta.url)), 200, {
        'Content-Type': 'text/javascript; charset=utf-8',
      }),
    );
  }
  for (const file of sheets) {
    app.get(`/slots/${file}`, (context) =>
      context.body(readFileSync(asset(file), 'utf8'), 200, { 'Content-Type': 'text/css; charset=utf-8' }),
    );
  }
  app.get('/slots/type/:tenant/type.css', (context) => {
    const { tenant } = context.req.param();
    const { appearance } = services(tenant)?.brand ?? {};
    const type = '@font-face{font-family:Brand;font-weight:100 900;src:url(type.woff2)}';
    const { primary = '#ffc629', background = '#1a1024' } = appearance?.colours ?? {};
    const mark = appearance?.mark ? `--mark:url(/slots/type/${tenant}/mark.svg);` : '';
    const root = `:root{--radius:${appearance?.radius ?? '0.75rem'};--brand:${primary};--seal:${background};${mark}}`;
    return context.body(type + root, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  app.get('/slots/type/:tenant/mark.svg', (context) => {
    const mark = services(context.req.param('tenant'))?.brand.appearance?.mark;
    if (!mark) return context.text('Not Found', 404);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${mark}</svg>`;
    return context.body(svg, 200, drawing);
  });
  app.get('/slots/stage/:game/stage.css', (context) => {
    const game = gameOf(context.req.param('game'));
    if (!game) return context.text('Not Found', 404);
    const { play, onPlay, ...colours } = stageColours(coverPalette(game));
    const named = { ...colours, play: play[0], 'play-edge': play[1], 'on-play': onPlay };
    const cloth = clothColour(coverSubject(game));
    const root = Object.entries(cloth ? { ...named, cloth } : named).map(
      ([name, colour]) => `--${name}:${colour}`,
    );
    return context.body(`:root{${root.join(';')}}`, 200, { 'Content-Type': 'text/css; charset=utf-8' });
  });
  app.get('/slots/type/:tenant/type.woff2', (context) => {
    const font = services(context.req.param('tenant'))?.brand.appearance?.font;
    if (!font) return context.text('Not Found', 404);
    return context.body(font, 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=86400',
    });
  });
  app.get('/slots/symbols/:game/:symbol{\\d}', (context) => {
    const { game, symbol } = context.req.param();
    return context.body(slotSymbol(gameOf(game), Number(symbol)), 200, drawing);
  });
  app.get('/slots/backdrops/:game/:shape{wide}?', (context) => {
    const { game: slug, shape } = context.req.param();
    const game = gameOf(slug);
    if (!game) return context.text('Not Found', 404);
    return context.body(backdropSvg(coverSubject(game), shape ? wide : portrait), 200, drawing);
  });
  // The dealer and the room of a live game.
  app.get('/slots/salons/:game/:shape{tall}?', (context) => {
    const { game: slug, shape } = context.req.param();
    const game = gameOf(slug);
    if (game?.kind !== 'live') return context.text('Not Found', 404);
    return context.body(salonSvg(coverSubject(game), Boolean(shape)), 200, drawing);
  });
  app.get('/slots/:tenant/:session', async (context) => {
    const { tenant, session } = context.req.param();
    const service = services(tenant);
    if (!service) return context.text('Not Found', 404);
    const state = await service.slots.state(session);
    context.header(
      'Content-Security-Policy',
      `default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; frame-ancestors ${service.brand.origins.join(' ')}`,
    );
    return context.html(
      page(state, {
        id: tenant,
        opener: service.brand.origins[0] ?? '',
        isCalm: isLawful(service),
        note: balanceNote(state.money, isLawful(service)),
      }),
    );
  });
  app.get('/slots/:tenant/:session/state', async (context) => {
    const { tenant, session } = context.req.param();
    const service = services(tenant);
    if (!service) return context.text('Not Found', 404);
    const { balanceCents, money } = await service.slots.state(session);
    return context.json({ balance: balanceCents, note: balanceNote(money, isLawful(service)) });
  });
  app.post('/slots/:tenant/:session/spin', async (context) => {
    const { tenant, session } = context.req.param();
    const { key, bet } = await parseBody(context, betSchema);
    const round = await services(tenant)?.slots.spin(session, key, bet);
    if (!round) return context.text('Not Found', 404);
    return context.json({
      cells: round.cells,
      wins: round.wins,
      payout: round.payoutCents,
      balance: round.balanceCents,
    });
  });
  app.get('/slots/:tenant/:session/crash', async (context) => {
    const { tenant, session } = context.req.param();
    const state = await services(tenant)?.crash.state(session);
    return state ? context.json(crashOnWire(state)) : context.text('Not Found', 404);
  });
  app.post('/slots/:tenant/:session/crash', async (context) => {
    const { tenant, session } = context.req.param();
    const { key, bet, autoCashOut } = await parseBody(context, crashBetSchema);
    const state = await services(tenant)?.crash.bet(session, key, bet, autoCashOut);
    return state ? context.json(crashOnWire(state)) : context.text('Not Found', 404);
  });
  app.post('/slots/:tenant/:session/crash/cashout', async (context) => {
    const { tenant, session } = context.req.param();
    const { round } = await parseBody(context, cashOutSchema);
    const state = await services(tenant)?.crash.cashOut(session, round);
    return state ? context.json(crashOnWire(state)) : context.text('Not Found', 404);
  });
  // Responds when the round has ended, or after a while.
  app.get('/slots/:tenant/:session/crash/end', async (context) => {
    const { tenant, session } = context.req.param();
    const service = services(tenant);
    if (!service) return context.text('Not Found', 404);
    const left = await service.crash.msUntilEnd(session);
    await setTimeout(Math.min(left ?? 0, longestWaitMs), undefined, { ref: false });
    return context.json(crashOnWire(await service.crash.state(session)));
  });
  blackjackRoutes(app, services);
  app.post('/slots/:tenant/:session/table', async (context) => {
    const { tenant, session } = context.req.param();
    const { key, bets } = await parseBody(context, tableSchema);
    const round = await services(tenant)?.tables.play(session, key, bets);
    if (!round) return context.text('Not Found', 404);
    return context.json({
      shown: round.shown,
      winners: round.winners,
      stake: round.stakeCents,
      payout: round.payoutCents,
      balance: round.balanceCents,
    });
  });
}

// There the page shows bonuses apart from own money.
const isLawful = ({ brand }: NonNullable<ReturnType<PartnerServices>>) => brand.jurisdiction === 'br';

function page(state: SlotState, brand: FrameBrand) {
  const { slug } = state.game;
  const game = gameOf(slug);
  const pages = {
    crash: () => crashPage(state, brand),
    roulette: () => tablePage(state, wheelTable, brand),
    moneyWheel: () => tablePage(state, moneyWheelTable(slug), brand),
    baccarat: () => tablePage(state, cardsTable, brand),
    dice: () => tablePage(state, diceTable, brand),
    highCard: () => tablePage(state, highCardTable(slug), brand),
    blackjack: () => tablePage(state, blackjackTable, brand),
    poker: () => tablePage(state, pokerTable, brand),
    coin: () => tablePage(state, coinTable, brand),
    slot: () => slotPage(state, machines[machineOf(game?.theme)], game?.provider.style ?? 'flat', brand),
  };
  return pages[partnerGame(slug)]();
}

const crashOnWire = ({ balanceCents, round, history, own }: CrashState) => ({
  balance: balanceCents,
  round: round && {
    id: round.id,
    bet: round.betCents,
    autoCashOut: round.autoAt,
    elapsedMs: round.elapsedMs,
    status: round.status,
    endedAt: round.endedAt,
    payout: round.payoutCents,
  },
  history,
  own: own.map(({ betCents, cashedAt, payoutCents }) => ({ bet: betCents, cashedAt, payout: payoutCents })),
});
