import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { DoubleRound } from '../../../src/shared/contract/casino/games.ts';
import { sha256 } from '../../../src/shared/fairness/digests.ts';
import { doubleSlot } from '../../../src/shared/fairness/doubleSlot.ts';
import { breakableDatabase, isPowerCut } from '../../../tests/support/operator/breakableDatabase.ts';
import { Refusal } from '../../operations/refusal.ts';
import { seedPlayer } from '../../operations/seed/seedPlayer.ts';
import { runInTransaction } from '../../operations/unitOfWork.ts';
import type { Database } from '../../store/database/database.ts';
import { openDatabase } from '../../store/database/openDatabase.ts';
import { findPlayerByEmail } from '../../store/players/users.ts';
import { ledgerDifferences, openOperatorAccounts } from '../../store/wallet/ledger.ts';
import { type DoubleGame, doubleTable } from './doubleTable.ts';
import { chainLength } from './seedChain.ts';

let database: Database;
let now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  database = await openDatabase({ dataDir: null });
}, 60_000);
afterAll(() => database.close());
afterEach(() => {
  vi.useRealTimers();
});

type Event =
  | { kind: 'read' | 'refused' | 'restart' | 'kill' | 'break' | 'settle' }
  | { kind: 'bet'; copies: number }
  | { kind: 'sleep'; seconds: number };

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('read' as const, 'refused', 'refused', 'restart', 'kill', 'break', 'settle'),
  }),
  fc.record({ kind: fc.constant('bet' as const), copies: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('sleep' as const), seconds: fc.constantFrom(2, 6, 14, 24, 24, 130) }),
);

// Records published hashes and checks them against revealed seeds.
function witness() {
  const hashes = new Map<string, string>();
  const seeds = new Map<string, string>();
  const publishSeed = (id: string, seed: string) => {
    expect(seeds.get(id) ?? seed).toBe(seed);
    expect([...seeds].find(([other, known]) => other !== id && known === seed)).toBeUndefined();
    seeds.set(id, seed);
  };
  return {
    hashes,
    seeds,
    publishSeed,
    see: (round: DoubleRound) => {
      expect(hashes.get(round.id) ?? round.seed_hash).toBe(round.seed_hash);
      hashes.set(round.id, round.seed_hash);
      if (round.phase === 'waiting') expect(seeds.has(round.id)).toBe(false);
      if (round.seed) publishSeed(round.id, round.seed);
    },
  };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await database.transaction(async () => {});
    await new Promise((resolve) => setImmediate(resolve));
  }
}

async function sleep(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 2) {
    now = new Date(now.getTime() + 2_000);
    vi.advanceTimersByTime(2_000);
    await settled();
  }
}

let tables = 0;

async function play(events: readonly Event[]): Promise<void> {
  tables += 1;
  const tenant = `table${tables}`;
  const seen = witness();
  const broken: unknown[] = [];
  const store = breakableDatabase(database);
  const transact = runInTransaction(
    store.database,
    async (_tenant, messages) => {
      for (const { channel, data } of messages) {
        if (channel !== 'double') continue;
        try {
          seen.see(data as DoubleRound);
        } catch (error) {
          broken.push(error);
        }
      }
    },
    () => now,
    () => {},
  );
  await openOperatorAccounts(database.db, tenant);
  const email = await transact(tenant, (work) => seedPlayer(work, { balanceCents: 1_000_000 }));
  const player = await findPlayerByEmail(database.db, tenant, email);
  if (!player) throw new Error('no player');
  const start = () =>
    doubleTable(
      tenant,
      transact,
      () => now,
      () => {},
    );
  let table: DoubleGame = start();

  const read = async () => {
    const { data, history } = await table.state(player.id);
    seen.see(data);
    for (const { id, seed } of history) seen.publishSeed(id, seed);
  };
  const bet = async (betCents: number) => {
    await table.wake();
    const placed = await transact(tenant, (work) => table.bet(work, player, { betCents, colour: 1 })).catch(
      (error: unknown) => {
        if (error instanceof Refusal || isPowerCut(error)) return null;
        throw error;
      },
    );
    if (placed) expect(seen.seeds.has(String(placed.round))).toBe(false);
  };
  const forgiving = (run: Promise<void>) =>
    run.catch((error: unknown) => {
      if (!isPowerCut(error)) throw error;
    });
  for (const one of events) {
    if (one.kind === 'read') await forgiving(read());
    else if (one.kind === 'refused') await forgiving(bet(2_000_000));
    else if (one.kind === 'bet') {
      const wanted = Array.from({ length: one.copies }, (_, index) =>
        forgiving(bet(index === 1 ? 2_000_000 : 100)),
      );
      await Promise.all(wanted);
    } else if (one.kind === 'sleep') await sleep(one.seconds);
    else if (one.kind === 'settle') await forgiving(table.settle());
    else if (one.kind === 'break') store.breakNextCommit();
    else {
      if (one.kind === 'restart') await table.stop();
      else vi.clearAllTimers();
      await settled();
      table = start();
    }
  }
  store.mend();
  await table.stop();
  expect(broken).toEqual([]);

  // After a restart every announced round keeps its seed.
  table = start();
  await sleep(1);
  await read();
  const { salt = '', history } = await table.state(null);
  for (const { id, seed, slot } of history) {
    if (seen.hashes.has(id)) expect(await sha256(seed)).toBe(seen.hashes.get(id));
    expect(await doubleSlot(seed, salt)).toBe(slot);
  }
  await table.stop();
  expect(broken).toEqual([]);
  const open = await database.db
    .selectFrom('double_bets')
    .innerJoin('double_chains as chain', 'chain.tenant', 'double_bets.tenant')
    .select('double_bets.id')
    .where('chain.tenant', '=', tenant)
    .where('payout', 'is', null)
    .where(({ eb, lit }) => eb('round', '<', eb('next_round', '-', lit(1))))
    .execute();
  expect(open).toEqual([]);
  expect(await ledgerDifferences(database.db)).toEqual({ sumCents: 0, wrongAccounts: 0 });
}

test('continues with another chain when all rounds of one are played', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const transact = runInTransaction(
    database,
    async () => {},
    () => now,
    () => {},
  );
  const start = () =>
    doubleTable(
      'used-chain',
      transact,
      () => now,
      () => {},
    );
  const first = start();
  await first.wake();
  await first.stop();
  await database.db
    .updateTable('double_chains')
    .set({ next_round: chainLength })
    .where('tenant', '=', 'used-chain')
    .execute();
  const table = start();
  const last = await table.state(null);
  await sleep(24);
  const { data, history, salt = '' } = await table.state(null);
  await table.stop();
  expect([last.data.id, data.id]).toEqual([String(chainLength), String(chainLength + 1)]);
  expect(data.seed_hash).not.toBe(history[0]?.seed);
  expect(await sha256(history[0]?.seed ?? '')).toBe(last.data.seed_hash);
  expect(history.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 100 }, (_, back) => chainLength - back),
  );
  const again = start();
  expect((await again.state(null)).history[0]).toMatchObject({ id: data.id, slot: expect.any(Number) });
  const [revealed] = (await again.state(null)).history;
  await again.stop();
  expect(await sha256(revealed?.seed ?? '')).toBe(data.seed_hash);
  expect(revealed?.slot).toBe(await doubleSlot(revealed?.seed ?? '', salt));
});

test('shows its first visitor 100 rounds of the chain, without bets', async () => {
  const transact = runInTransaction(
    database,
    async () => {},
    () => now,
    () => {},
  );
  const table = doubleTable(
    'first-visit',
    transact,
    () => now,
    () => {},
  );
  const { data, history, salt = '' } = await table.state(null);
  await table.stop();
  expect(data).toMatchObject({ id: '101', phase: 'waiting' });
  expect(history.map(({ id }) => Number(id))).toEqual(Array.from({ length: 100 }, (_, back) => 100 - back));
  let hash = data.seed_hash;
  for (const { seed, slot } of history) {
    expect(seed).toBe(hash);
    expect(slot).toBe(await doubleSlot(seed, salt));
    hash = await sha256(seed);
  }
  expect(
    await database.db.selectFrom('double_bets').where('tenant', '=', 'first-visit').selectAll().execute(),
  ).toEqual([]);
});

test('never leaves a round with a known result after a refused first bet', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await play([
    { kind: 'refused' },
    { kind: 'sleep', seconds: 20 },
    { kind: 'read' },
    { kind: 'sleep', seconds: 30 },
    { kind: 'bet', copies: 1 },
  ]);
});

test.each(['read', 'refused'] as const)(
  'plays no round whose opening at a %s was not committed',
  async (kind) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const sleep = { kind: 'sleep', seconds: 24 } as const;
    await play([{ kind: 'break' }, { kind }, sleep, { kind: 'read' }, sleep, { kind: 'bet', copies: 1 }]);
  },
);

test('never repeats or reveals a seed early, for any interleaving of bets, refusals, errors, pauses and restarts', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await fc.assert(fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 10 }), play), { numRuns: 15 });
}, 120_000);
