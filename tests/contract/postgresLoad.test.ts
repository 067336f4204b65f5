import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sportBetStatuses } from '../../sandbox/domain/states.ts';
import { openDatabase } from '../../sandbox/store/database/openDatabase.ts';
import { type Operator, startOperator } from './operator.ts';
import { type PostgresServer, startOwnPostgres } from './postgresServer.ts';

const loadMs = Number(process.env.BANDEIRA_LOAD_SECONDS ?? 4) * 1000;

let server: PostgresServer;
let operator: Operator;
beforeAll(async () => {
  server = await startOwnPostgres();
  operator = await startOperator({ databaseUrl: server.url });
  await operator.sandbox.control.changeSettings('alfa', { deposit_rollover: 0 });
}, 60_000);
afterAll(async () => {
  await operator.close();
  await server.stop();
}, 30_000);

const api = 'http://api.alfa.example';
const book = 'http://partners.localhost/sportsbook/alfa';

const statuses = new Map<number, number>();
async function send(method: string, url: string, token: string | null, body?: unknown) {
  const headers = new Headers({
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const init = { method, headers, body: JSON.stringify(body) };
  const response = await operator.sandbox.fetch(new Request(url, init));
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  return Object(await response.json().catch(() => null));
}

// Players who stake bonus money, with a sportsbook token and an open slot.
async function bettors(count: number) {
  const { body: categories } = await operator.ask('alfa', 'GET', '/v2/casino-games/category');
  const launch = `${api}/api/casino-games/${categories[0].games[0].id}/launch`;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const { email } = await operator.sandbox.control.createPlayer('alfa', { balanceCents: 0 });
      await operator.sandbox.control.grantBonus('alfa', email, 1_000_000);
      const token = await operator.logIn('alfa', email);
      const slot: string = (await send('POST', launch, token, { device: 'mobile' })).url;
      return { token, slot };
    }),
  );
}

async function payOneDeposit(token: string): Promise<void> {
  const charge = { amount: 5_000, coupon_code: 'DEPOSITO50' };
  const { data } = await send('POST', `${api}/api/deposits`, token, charge);
  if (data) await operator.sandbox.control.payDeposit('alfa', data.id).catch(() => {});
}

async function playMines(token: string): Promise<void> {
  const { data } = await send('POST', `${api}/api/games/mines`, token, { bet: 100, mines: 1 });
  if (!data) return;
  const round = `${api}/api/games/mines/${data.id}`;
  await send('POST', `${round}/reveal`, token, { tile: 7 });
  await send('POST', `${round}/cashout`, token);
}

async function withdrawAndCancel(token: string): Promise<void> {
  const { data } = await send('POST', `${api}/api/withdrawals`, token, { amount: 2_000 });
  if (data) await send('DELETE', `${api}/api/withdrawals/${data.id}`, token);
}

// On a slow machine the time may end before the settlement of a bet has met the next one.
const fewestRounds = 8;

// Counts of response statuses.
async function underLoad(players: Awaited<ReturnType<typeof bettors>>, ms: number) {
  statuses.clear();
  const endsMs = Date.now() + ms;
  const play = async ({ token, slot }: { token: string; slot: string }) => {
    const coupons = Promise.all([
      payOneDeposit(token),
      send('POST', `${api}/api/coupons/apply`, token, { code: 'BONUS10' }),
    ]);
    for (let round = 0; round < fewestRounds || Date.now() < endsMs; round += 1) {
      const { token: ticket } = await send('GET', `${api}/api/generate-token`, token);
      const { events } = await send('GET', `${book}/events`, null);
      const event = events?.find(({ live }: { live: boolean }) => !live);
      const selections = event && [{ eventId: event.id, outcome: 'home', odds: event.outcomes[0].odds }];
      const slip = { key: crypto.randomUUID(), stakeCents: 500, selections };
      await Promise.all([
        send('POST', `${book}/bets`, ticket, slip),
        send('POST', `${slot}/spin`, null, { key: crypto.randomUUID(), bet: 50 }),
        send('GET', `${book}/bets`, ticket),
        send('POST', `${api}/api/games/double/bets`, token, { bet: 100, colour: 1 }),
        playMines(token),
        withdrawAndCancel(token),
        send('PUT', `${api}/api/protection/limits`, token, { bets: { day: 1_000_000 } }),
      ]);
    }
    await coupons;
  };
  await Promise.all(players.map(play));
  return statuses;
}

const wholeLedger = { sumCents: 0, wrongAccounts: 0 };

test('never deadlocks with concurrent stakes, settlements, deposits and coupons', async () => {
  const database = await openDatabase({ dataDir: null, databaseUrl: server.url });
  const { db } = database;
  const isDue = db
    .updateTable('sport_bets')
    .set(({ ref }) => ({ settles_at: ref('created_at') }))
    .where('id', 'in', ({ selectFrom }) =>
      selectFrom('sport_bets')
        .select('id')
        .where('status', '=', sportBetStatuses.open)
        .whereRef('settles_at', '>', 'created_at')
        .forUpdate()
        .skipLocked(),
    );
  const settleAtOnce = setInterval(() => isDue.execute().catch(() => {}), 100);
  await underLoad(await bettors(6), loadMs);
  clearInterval(settleAtOnce);
  const { settled } = await db
    .selectFrom('sport_bets')
    .select(({ fn }) => fn.countAll<number>().as('settled'))
    .where('status', '<>', sportBetStatuses.open)
    .executeTakeFirstOrThrow();
  expect(settled).toBeGreaterThan(20);
  console.info(
    `${loadMs / 1_000} s: responses by status ${JSON.stringify([...statuses])}, ${settled} bets settled`,
  );
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  // The server's statistics are updated with a delay.
  await wait(1_100);
  const { rows } =
    await sql`select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  expect(rows).toEqual([{ deadlocks: 0 }]);
  expect(await operator.sandbox.ledgerDifferences()).toEqual(wholeLedger);
  await database.close();
}, 600_000);

test('loses no cent and no process through terminated connections and a server restart', async () => {
  const database = await openDatabase({ dataDir: null, databaseUrl: server.url });
  const ready = async () => {
    const response = await operator.sandbox.fetch(new Request('http://localhost/control/ready'));
    return { status: response.status, body: await response.json() };
  };
  expect(await ready()).toEqual({ status: 200, body: { ready: true } });
  const load = underLoad(await bettors(4), 4_000);
  for (let round = 0; round < 6; round += 1) {
    await wait(250);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()`
      .execute(database.db)
      .catch(() => {});
  }
  const restarting = server.restart();
  const seen = new Set<number>();
  const polling = (async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      seen.add((await ready()).status);
      await wait(10);
    }
  })();
  await Promise.all([restarting, polling]);
  await load;
  expect([...statuses.keys()].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(seen).toContain(503);
  await expect.poll(ready).toEqual({ status: 200, body: { ready: true } });
  expect(await operator.sandbox.ledgerDifferences()).toEqual(wholeLedger);
  const { token } = await operator.newPlayer(1_000);
  expect(await operator.balanceOf(token)).toBe(1_000);
  await database.close();
}, 120_000);
