import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  colourOfSlot,
  type DoubleColour,
  doublePays,
  doubleSlot,
} from '../../src/shared/fairness/doubleSlot.ts';
import { brand } from '../../tests/contract/operator.ts';
import { apiRequest } from '../../tests/support/operator/apiRequest.ts';
import { seedPlayer } from '../operations/seed/seedPlayer.ts';
import { runInTransaction } from '../operations/unitOfWork.ts';
import { realtimeApp } from '../realtime/realtimeApp.ts';
import { type SandboxTenant, sandboxTenant } from '../sandboxTenant.ts';
import type { Database } from '../store/database/database.ts';
import { openDatabase } from '../store/database/openDatabase.ts';
import { ledgerDifferences, playerBalances } from '../store/wallet/ledger.ts';
import { closeDoubleRound, findDoubleChain } from './double/doubleRounds.ts';
import { seedChain } from './double/seedChain.ts';
import { checkAccount } from './endAccounts.ts';
import { endOpenBets } from './endOpenBets.ts';
import { selectionResult, sportEvent, sportEvents } from './sportsEvents.ts';

const alfa = brand('alfa');
const start = new Date('2026-03-10T12:20:00Z');
let now = start;
let database: Database;
const running: SandboxTenant[] = [];
const lines: string[] = [];
// Settlement runs in the background.
const patience = { timeout: 60_000 };
beforeAll(async () => {
  database = await openDatabase({ dataDir: null });
}, 60_000);
beforeEach(() => {
  now = start;
});
afterEach(async () => {
  vi.useRealTimers();
  for (const tenant of running.splice(0)) await tenant.settled();
});
afterAll(() => database.close());

const transact = () =>
  runInTransaction(
    database,
    async () => {},
    () => now,
    () => {},
  );

function startTenant(): SandboxTenant {
  const tenant = sandboxTenant({
    brand: alfa,
    operatorBrands: [alfa],
    app: realtimeApp({ id: 'alfa', key: 'alfa', secret: 'alfa' }),
    channels: { isConnected: () => false, allow: () => {}, revoke: () => {} },
    changes: {},
    db: database.db,
    transact: transact(),
    tokens: { secret: new TextEncoder().encode('a secret of 32 bytes for the test'), lifetimeS: 3_600 },
    clock: () => now,
    random: Math.random,
    log: (line) => lines.push(line),
  });
  running.push(tenant);
  return tenant;
}

// A player with a bet on each color of a round of Double, and one on a match that is won.
async function playerWithBets(tenant: SandboxTenant) {
  await tenant.ready();
  const email = await transact()('alfa', (work) => seedPlayer(work, { balanceCents: 10_000 }));
  const ask = async (method: string, path: string, extra: Parameters<typeof apiRequest>[2]) =>
    Object(
      await (
        await tenant.fetch(apiRequest(method, `http://api.alfa.example${path}`, extra), '10.0.0.1')
      ).json(),
    );
  const { access_token: token } = await ask('POST', '/api/auth/login', {
    body: { email, password: 'Bandeira123' },
  });
  for (const colour of [0, 1, 2])
    await ask('POST', '/api/games/double/bets', { token, body: { bet: 100, colour } });
  const { token: ticket } = await ask('GET', '/api/generate-token', { token });
  const won = wonSelection();
  const slip = { stakeCents: 1_000, selections: [won] };
  const sports = [];
  for (let count = 0; count < 2; count += 1)
    sports.push((await tenant.sports.place(ticket, { key: crypto.randomUUID(), ...slip })).id);
  const { id: userId } = await ask('GET', '/api/auth/me', { token });
  const { round } = await database.db
    .selectFrom('double_bets')
    .select('round')
    .where('user_id', '=', Number(userId))
    .executeTakeFirstOrThrow();
  const winning = await colourOf(round);
  return {
    userId: String(userId),
    round,
    sports,
    sportPayout: won.odds * 10,
    endsAt: selectionResult(won.eventId, won.outcome)?.endsAt ?? now,
    doublePayouts: ([0, 1, 2] as const).map((colour) => (colour === winning ? 100 * doublePays[colour] : 0)),
  };
}

async function colourOf(round: number): Promise<DoubleColour> {
  const chain = await findDoubleChain(database.db, 'alfa');
  if (!chain) throw new Error('no chain');
  return colourOfSlot(await doubleSlot(seedChain(chain).seed(round), chain.salt));
}

function wonSelection() {
  for (const { id } of sportEvents(now).filter(({ live }) => live))
    for (const { outcomes } of sportEvent(id, now)?.markets ?? [])
      for (const { key, odds } of outcomes)
        if (selectionResult(id, key)?.won) return { eventId: id, outcome: key, odds };
  throw new Error('no such selection');
}

async function payouts(table: 'double_bets' | 'sport_bets', userId: string): Promise<(number | null)[]> {
  const rows = await database.db
    .selectFrom(table)
    .select('payout')
    .where('user_id', '=', Number(userId))
    .orderBy('id')
    .execute();
  return rows.map(({ payout }) => payout);
}

test('settles at the start what an earlier run has left open, without a visitor', async () => {
  const stopped = startTenant();
  const { userId, sportPayout, endsAt, doublePayouts } = await playerWithBets(stopped);
  await stopped.settled();
  expect(await payouts('double_bets', userId)).toEqual([null, null, null]);
  now = endsAt;
  await startTenant().ready();
  await expect.poll(() => payouts('sport_bets', userId), patience).toEqual([sportPayout, sportPayout]);
  await expect.poll(() => payouts('double_bets', userId), patience).toEqual(doublePayouts);
  expect(await ledgerDifferences(database.db)).toEqual({ sumCents: 0, wrongAccounts: 0 });
}, 120_000);

test('settles the bets after one that fails, and that one by the next timer', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const tenant = startTenant();
  const { userId, sports, sportPayout, endsAt } = await playerWithBets(tenant);
  const [first = ''] = sports;
  const change = database.db.updateTable('sport_bets').where('id', '=', Number(first));
  const { selections } = await database.db
    .selectFrom('sport_bets')
    .select('selections')
    .where('id', '=', Number(first))
    .executeTakeFirstOrThrow();
  await change.set({ selections: '{}' }).execute();
  now = endsAt;
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => payouts('sport_bets', userId), patience).toEqual([0, sportPayout]);
  expect(lines.join()).toContain(`Sports bet ${first} was not settled`);
  await change.set({ selections: JSON.stringify(selections) }).execute();
  const later = () => {
    vi.advanceTimersByTime(5_000);
    return payouts('sport_bets', userId);
  };
  await expect.poll(later, patience).toEqual([sportPayout, sportPayout]);
}, 120_000);

test('ends bets that are decided by their result, and refunds those that are not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const tenant = startTenant();
  const open = await playerWithBets(tenant);
  await endOpenBets(transact(), 'alfa', open.userId);
  expect(await payouts('double_bets', open.userId)).toEqual([100, 100, 100]);
  expect(await payouts('sport_bets', open.userId)).toEqual([1_000, 1_000]);

  const decided = await playerWithBets(tenant);
  await tenant.settled();
  await closeDoubleRound(database.db, 'alfa', decided.round);
  now = decided.endsAt;
  await endOpenBets(transact(), 'alfa', decided.userId);
  expect(await payouts('double_bets', decided.userId)).toEqual(decided.doublePayouts);
  expect(await payouts('sport_bets', decided.userId)).toEqual([decided.sportPayout, decided.sportPayout]);
  expect(await ledgerDifferences(database.db)).toEqual({ sumCents: 0, wrongAccounts: 0 });
}, 120_000);

// An open hand of blackjack; some are over when they are dealt.
async function openHand(tenant: SandboxTenant) {
  await tenant.ready();
  const email = await transact()('alfa', (work) => seedPlayer(work, { balanceCents: 100_000 }));
  const ask = async (path: string, extra: Parameters<typeof apiRequest>[2]) =>
    Object(
      await (
        await tenant.fetch(apiRequest('POST', `http://api.alfa.example${path}`, extra), '10.0.0.1')
      ).json(),
    );
  const { access_token: token } = await ask('/api/auth/login', { body: { email, password: 'Bandeira123' } });
  const { url } = await ask('/api/casino-games/8007/launch', { token, body: { device: 'desktop' } });
  const session = String(url).split('/').at(-1) ?? '';
  for (;;) {
    const { round } = await tenant.blackjack.deal(session, crypto.randomUUID(), 1_000);
    if (round?.payoutCents === null) return { userId: round.userId, id: Number(round.id) };
  }
}

const handPayout = async (id: number) =>
  (
    await database.db
      .selectFrom('blackjack_rounds')
      .select('payout')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).payout;

test('stands on an open hand when its account ends, and once it was left for a day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const tenant = startTenant();
  const ended = await openHand(tenant);
  await endOpenBets(transact(), 'alfa', ended.userId);
  expect([0, 1_000, 2_000]).toContain(await handPayout(ended.id));

  const broken = await openHand(tenant);
  await database.db
    .updateTable('blackjack_rounds')
    .set({ banker: '{}' })
    .where('id', '=', broken.id)
    .execute();
  const left = await openHand(tenant);
  now = new Date(start.getTime() + 23 * 60 * 60 * 1000);
  vi.advanceTimersByTime(5_000);
  await tenant.blackjack.settle();
  expect(await handPayout(left.id)).toBeNull();
  now = new Date(start.getTime() + 24 * 60 * 60 * 1000 + 1);
  vi.advanceTimersByTime(5_000);
  await expect.poll(() => handPayout(left.id), patience).not.toBeNull();
  expect(await handPayout(broken.id)).toBeNull();
  expect(lines.join()).toContain(`Blackjack hand ${broken.id} was not settled`);
  expect(await ledgerDifferences(database.db)).toEqual({ sumCents: 0, wrongAccounts: 0 });
}, 120_000);

test('ends the other bets of a closed account when one fails, and that one by the next listing', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { userId, sports } = await playerWithBets(startTenant());
  const { document } = await database.db
    .selectFrom('users')
    .select('document')
    .where('id', '=', Number(userId))
    .executeTakeFirstOrThrow();
  const bet = database.db.updateTable('sport_bets').where('id', '=', Number(sports[0]));
  const { selections } = await database.db
    .selectFrom('sport_bets')
    .select('selections')
    .where('id', '=', Number(sports[0]))
    .executeTakeFirstOrThrow();
  await bet.set({ selections: '{}' }).execute();
  await expect(checkAccount(transact(), 'alfa', document, false)).rejects.toThrow('open bet');
  expect(await payouts('sport_bets', userId)).toEqual([0, 1_000]);
  await bet.set({ selections: JSON.stringify(selections) }).execute();
  await checkAccount(transact(), 'alfa', document, false);
  expect(await payouts('sport_bets', userId)).toEqual([1_000, 1_000]);
  expect(await playerBalances(database.db, 'alfa', userId)).toMatchObject({ mainCents: 0 });
}, 120_000);
