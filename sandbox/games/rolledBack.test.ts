import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { brand } from '../../tests/contract/operator.ts';
import { apiRequest } from '../../tests/support/operator/apiRequest.ts';
import { breakableDatabase, isPowerCut } from '../../tests/support/operator/breakableDatabase.ts';
import { Refusal } from '../operations/refusal.ts';
import { seedPlayer } from '../operations/seed/seedPlayer.ts';
import { type RealtimeMessage, runInTransaction } from '../operations/unitOfWork.ts';
import { realtimeApp } from '../realtime/realtimeApp.ts';
import { type SandboxTenant, sandboxTenant } from '../sandboxTenant.ts';
import { type Database, schemaName } from '../store/database/database.ts';
import { openDatabase } from '../store/database/openDatabase.ts';
import { ledgerDifferences } from '../store/wallet/ledger.ts';
import { sportEvents } from './sportsEvents.ts';

const alfa = brand('alfa');
const now = new Date('2026-03-10T12:00:00Z');
let database: Database;
let fingerprints = '';
let timers = 0;
beforeAll(async () => {
  database = await openDatabase({ dataDir: null });
  // A refused call is activity of the player all the same.
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = ${schemaName} and table_name <> 'sessions'`.execute(database.db);
  fingerprints = tables
    .map(
      ({ name }) => `select '${name}' as name, md5(string_agg(t::text, ',' order by t::text)) from ${name} t`,
    )
    .join(' union all ');
}, 60_000);
afterAll(() => database.close());
beforeEach(() => {
  const start = globalThis.setTimeout;
  vi.stubGlobal('setTimeout', (...parameters: Parameters<typeof start>) => {
    // The embedded database has timers of its own.
    if (!new Error().stack?.includes('pglite')) timers += 1;
    return start(...parameters);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// A tenant on the shared database, its messages, and a player with an open slot.
async function opened() {
  const store = breakableDatabase(database);
  const messages: RealtimeMessage[] = [];
  const transact = runInTransaction(
    store.database,
    async (_tenant, published) => void messages.push(...published),
    () => now,
    () => {},
  );
  const start = () => {
    const tenant = sandboxTenant({
      brand: alfa,
      operatorBrands: [alfa],
      app: realtimeApp({ id: 'alfa', key: 'alfa', secret: 'alfa' }),
      channels: { isConnected: () => false, allow: () => {}, revoke: () => {} },
      changes: { deposit_rollover: 0, withdraw_daily_count: 0 },
      db: database.db,
      transact,
      tokens: { secret: new TextEncoder().encode('a secret of 32 bytes for the test'), lifetimeS: 3_600 },
      clock: () => now,
      random: Math.random,
      log: () => {},
    });
    tenant.autoPay(3_600_000);
    return tenant;
  };
  const tenant = start();
  await tenant.ready();
  const email = await transact('alfa', (work) => seedPlayer(work, { balanceCents: 20_000 }));
  const ask = async (method: string, path: string, extra: Parameters<typeof apiRequest>[2], of = tenant) => {
    const response = await of.fetch(apiRequest(method, `http://api.alfa.example${path}`, extra), '10.0.0.1');
    return { status: response.status, body: Object(await response.json()) };
  };
  const login = await ask('POST', '/api/auth/login', { body: { email, password: 'Bandeira123' } });
  const token: string = login.body.access_token;
  const [category] = Object((await ask('GET', '/v2/casino-games/category', {})).body);
  const launch = async (mode: 'launch' | 'demo') => {
    const body = { device: 'desktop' };
    const { url } = (await ask('POST', `/api/casino-games/${category.games[0].id}/${mode}`, { token, body }))
      .body;
    return String(url).split('/').at(-1) ?? '';
  };
  const slots = { real: await launch('launch'), demo: await launch('demo') };
  const ticket: string = (await ask('GET', '/api/generate-token', { token })).body.token;
  return { store, messages, start, tenant, ask, token, slots, ticket };
}
type Opened = Awaited<ReturnType<typeof opened>>;

// All that a call can leave behind.
async function traces({ tenant, messages }: Opened) {
  const { rows } = await sql.raw(fingerprints).execute(database.db);
  return { rows, timers, messages: messages.length, mails: tenant.mails.list() };
}

// What a player sees of a tenant.
async function shown({ ask, token, slots, ticket }: Opened, tenant: SandboxTenant) {
  const paths = ['games/mines', 'protection/limits', 'auth/me', 'withdrawals', 'transactions'];
  const bodies = [];
  for (const path of paths) bodies.push((await ask('GET', `/api/${path}`, { token }, tenant)).body);
  const { balanceCents } = await tenant.slots.state(slots.real);
  const demo = await tenant.slots.state(slots.demo);
  return { bodies, balanceCents, demo, bets: await tenant.sports.bets(ticket) };
}

interface Step {
  kind: keyof typeof moves;
  // Refused: the operator cannot accept it. Broken: the commit fails after every statement.
  how: 'plain' | 'refused' | 'broken';
  tile: number;
}

interface Circumstances {
  isRefused: boolean;
  tile: number;
  // The open round of Mines.
  round: string;
}

// Resolves to whether the operator has accepted the move.
type Move = (here: Opened, circumstances: Circumstances) => Promise<boolean>;

const call =
  (method: string, path: string, body: (circumstances: Circumstances) => unknown): Move =>
  async ({ ask, token }, circumstances) => {
    const url = path.replace('{round}', circumstances.isRefused ? '0' : circumstances.round);
    return (await ask(method, url, { token, body: body(circumstances) })).status === 200;
  };
const tooMuch = 3_000_000;
const spin =
  (slot: 'real' | 'demo'): Move =>
  async ({ tenant, slots }, { isRefused }) => {
    await tenant.slots.spin(slots[slot], crypto.randomUUID(), isRefused ? 7 : 100);
    return true;
  };

const moves = {
  mines: call('POST', '/api/games/mines', ({ isRefused }) => ({ bet: isRefused ? tooMuch : 100, mines: 3 })),
  tile: call('POST', '/api/games/mines/{round}/reveal', ({ tile }) => ({ tile })),
  cashOut: call('POST', '/api/games/mines/{round}/cashout', () => undefined),
  // Refused while a round is open.
  seeds: call('POST', '/api/games/mines/seeds', () => ({})),
  deposit: call('POST', '/api/deposits', ({ isRefused }) => ({ amount: isRefused ? 1 : 5_000 })),
  withdrawal: call('POST', '/api/withdrawals', ({ isRefused }) => ({ amount: isRefused ? tooMuch : 2_000 })),
  // The second limit is refused after the first one has been saved.
  limits: call('PUT', '/api/protection/limits', ({ isRefused, tile }) => ({
    deposit: { day: 50_000 - tile },
    bets: { day: isRefused ? -1 : 1_000 - tile },
  })),
  spin: spin('real'),
  demoSpin: spin('demo'),
  slip: async ({ tenant, ticket }, { isRefused }) => {
    const event = sportEvents(now).find(({ live }) => !live);
    const [first] = event?.outcomes ?? [];
    if (!event || !first) throw new Error('no event');
    const odds = isRefused ? first.odds * 2 : first.odds;
    const selections = [{ eventId: event.id, outcome: first.key, odds }];
    await tenant.sports.place(ticket, { key: crypto.randomUUID(), stakeCents: 500, selections });
    return true;
  },
} satisfies Record<string, Move>;
const kinds = Object.keys(moves) as (keyof typeof moves)[];

/** Takes a step and returns whether it was accepted; expects no trace of one that was not. */
async function take(here: Opened, { kind, how, tile }: Step): Promise<boolean> {
  const { ask, token, store } = here;
  if (kind === 'seeds' && how === 'refused')
    await ask('POST', '/api/games/mines', { token, body: { bet: 100, mines: 24 } });
  const { data } = (await ask('GET', '/api/games/mines', { token })).body;
  const before = await traces(here);
  if (how === 'broken') store.breakNextCommit();
  const move: Move = moves[kind];
  const circumstances = { isRefused: how === 'refused', tile, round: data?.id ?? '0' };
  const isAccepted = await move(here, circumstances).catch((error: unknown) => {
    if (error instanceof Refusal || isPowerCut(error)) return false;
    throw error;
  });
  store.mend();
  if (!isAccepted) expect(await traces(here)).toEqual(before);
  return isAccepted;
}

const openRound = async ({ ask, token }: Opened) =>
  (await ask('GET', '/api/games/mines', { token })).body.data;
async function reveal(here: Opened): Promise<void> {
  const { id } = await openRound(here);
  await here.ask('POST', `/api/games/mines/${id}/reveal`, { token: here.token, body: { tile: 0 } });
}

// What a move needs: a round for a tile, a tile without a mine for a cash-out.
async function prepare(here: Opened, kind: Step['kind']): Promise<void> {
  if (kind !== 'tile' && kind !== 'cashOut') return;
  while (!(await openRound(here))) {
    await here.ask('POST', '/api/games/mines', { token: here.token, body: { bet: 100, mines: 1 } });
    if (kind === 'cashOut') await reveal(here);
  }
}

test.each(kinds)('leaves no row, message, mail or timer behind a refused or failed %s', async (kind) => {
  const here = await opened();
  await prepare(here, kind);
  expect(await take(here, { kind, how: 'refused', tile: 3 })).toBe(false);
  // With 24 mines any tile ends the round.
  if (kind === 'seeds') await reveal(here);
  expect(await take(here, { kind, how: 'broken', tile: 3 })).toBe(false);
  const before = timers;
  expect(await take(here, { kind, how: 'plain', tile: 3 })).toBe(true);
  // This one goes on later, and only then.
  expect(timers - before).toBe(kind === 'deposit' ? 1 : 0);
  await here.tenant.settled();
});

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  how: fc.constantFrom('plain' as const, 'plain', 'refused', 'broken'),
  tile: fc.nat(24),
});

test('keeps nothing in memory that a restart would lose, for any order of moves', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const here = await opened();
      for (const one of steps) await take(here, one);
      const restarted = here.start();
      expect(await shown(here, restarted)).toEqual(await shown(here, here.tenant));
      expect(await ledgerDifferences(database.db)).toEqual({ sumCents: 0, wrongAccounts: 0 });
      await restarted.settled();
      await here.tenant.settled();
    }),
    { numRuns: 12, endOnFailure: true },
  );
}, 120_000);
