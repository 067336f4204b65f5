import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { betPlaced, betWon, depositPaid } from '../../sandbox/domain/movements.ts';
import { transactionSources } from '../../sandbox/domain/statement.ts';
import { freeTenant } from '../../sandbox/domain/tenantLaw.ts';
import { seedPlayer } from '../../sandbox/operations/seed/seedPlayer.ts';
import type { Database } from '../../sandbox/store/database/database.ts';
import { idOf } from '../../sandbox/store/database/ids.ts';
import { migrate } from '../../sandbox/store/database/migrate.ts';
import { openDatabase, resetDatabase } from '../../sandbox/store/database/openDatabase.ts';
import { findPlayerByEmail } from '../../sandbox/store/players/users.ts';
import {
  bookEntry,
  ledgerDifferences,
  openOperatorAccounts,
  playerBalances,
} from '../../sandbox/store/wallet/ledger.ts';
import { insertTransaction, listTransactions } from '../../sandbox/store/wallet/transactions.ts';
import { transactionStatuses, transactionTypes } from '../../src/shared/contract/wallet/transactionCodes.ts';
import { startOperator } from './operator.ts';
import { type PostgresServer, startPostgres } from './postgresServer.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

const now = new Date('2026-03-10T12:00:00.123Z');

describe.each(['embedded', 'server'])('store on the %s database', (kind) => {
  let database: Database;
  let userId: string;
  const place = () => ({ dataDir: null, databaseUrl: kind === 'server' ? server.url : undefined });
  beforeAll(async () => {
    await resetDatabase(place());
    database = await openDatabase(place());
    await openOperatorAccounts(database.db, 'alfa');
    const work = {
      db: database.db,
      tenant: 'alfa',
      now,
      law: freeTenant('alfa'),
      emit: () => {},
      afterCommit: () => {},
    };
    const email = await seedPlayer(work, { balanceCents: 0 });
    userId = (await findPlayerByEmail(database.db, 'alfa', email))?.id ?? '';
  }, 60_000);
  afterAll(() => database.close());

  const book = (key: string, postings: ReturnType<typeof betPlaced>) =>
    database.transaction((db) => bookEntry(db, 'alfa', userId, { key, kind: 'test', postings }, now));

  test('migrates once, for repeated and concurrent calls', async () => {
    expect(await Promise.all([migrate(database), migrate(database)])).toEqual([[], []]);
  });

  test('returns the same types: whole numbers, instants, ISO dates, parsed JSON', async () => {
    const { rows } = await sql`
      select 9007199254740991::bigint as big, 5::integer as small, ${now}::timestamptz as at, date '2001-02-03' as day,
        '{"a":1}'::jsonb as json, null::bigint as nothing, true as flag, count(*) as counted
      from users where id < 0`.execute(database.db);
    expect(rows[0]).toEqual({
      big: 9007199254740991,
      small: 5,
      at: now,
      day: '2001-02-03',
      json: { a: 1 },
      nothing: null,
      flag: true,
      counted: 0,
    });
  });

  test('books every key once and keeps the sum at zero under concurrent credits, debits and retries', async () => {
    const amount = fc.integer({ min: 1, max: 5_000 });
    const step = fc.record({
      make: fc.constantFrom(depositPaid, betPlaced, betWon),
      amount,
      retries: fc.integer({ min: 1, max: 3 }),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        run += 1;
        const before = await playerBalances(database.db, 'alfa', userId);
        const tries = steps.flatMap(({ make, amount, retries }, index) =>
          Array.from({ length: retries }, async () => ({
            signedCents: make === betPlaced ? -amount : amount,
            result: await book(`${run}:${index}`, make(amount)),
          })),
        );
        const done = (await Promise.all(tries)).filter(({ result }) => result.booked);
        const keys = new Set(done.map(({ result }) => (result.booked ? result.entryId : '')));
        expect(keys.size).toBe(done.length);
        const after = await playerBalances(database.db, 'alfa', userId);
        expect(after.mainCents).toBe(
          before.mainCents + done.reduce((sum, { signedCents }) => sum + signedCents, 0),
        );
        expect(after.mainCents).toBeGreaterThanOrEqual(0);
        expect(await ledgerDifferences(database.db)).toEqual({ sumCents: 0, wrongAccounts: 0 });
      }),
      { numRuns: 15 },
    );
  });

  test('refuses overdrawn players and unbalanced entries by constraints', async () => {
    await expect(
      database.db
        .updateTable('accounts')
        .set({ balance: -1 })
        .where('user_id', '=', idOf(userId))
        .where('name', '=', 'main')
        .execute(),
    ).rejects.toThrow(/player_never_below_zero/);
    await expect(
      database.transaction(async (db) => {
        const { id } = await db
          .insertInto('entries')
          .values({ tenant: 'alfa', user_id: userId, key: 'crooked', kind: 'test', created_at: now })
          .returning('id')
          .executeTakeFirstOrThrow();
        await db
          .insertInto('postings')
          .columns(['entry_id', 'account_id', 'amount'])
          .expression(({ lit, selectFrom }) =>
            selectFrom('accounts')
              .select([lit(id).as('entry'), 'id', lit(1).as('amount')])
              .where('user_id', '=', idOf(userId)),
          )
          .execute();
      }),
    ).rejects.toThrow(/does not balance/);
  });

  test('rolls a transaction back completely', async () => {
    const before = await playerBalances(database.db, 'alfa', userId);
    const doomed = database.transaction(async (db) => {
      await bookEntry(db, 'alfa', userId, { key: 'doomed', kind: 'test', postings: depositPaid(100) }, now);
      throw new Error('power cut');
    });
    await expect(doomed).rejects.toThrow('power cut');
    expect(await playerBalances(database.db, 'alfa', userId)).toEqual(before);
  });

  test('filters the statement by the days of the site, not of the server', async () => {
    const at = new Date('2026-03-10T02:30:00Z'); // still the 9th in São Paulo
    const line = {
      entryId: null,
      sourceType: transactionSources.deposit,
      type: transactionTypes.in,
      status: transactionStatuses.approved,
      amountCents: 700,
      source: {},
    };
    await insertTransaction(database.db, 'alfa', userId, line, at);
    const day = (from: string, to: string, timeZone = 'America/Sao_Paulo') =>
      listTransactions(database.db, 'alfa', userId, { timeZone, from, to, page: 1, pageSize: 20 });
    expect((await day('2026-03-09', '2026-03-09')).data).toMatchObject([
      { amount: 700, created_at: at.toISOString() },
    ]);
    expect((await day('2026-03-10', '2026-03-10')).data).toEqual([]);
    expect((await day('2026-03-10', '2026-03-10', 'Asia/Tokyo')).data).toHaveLength(1);
  });
});

test('runs the whole operator on the server: seeded accounts, money, and a restart that loses nothing', async () => {
  await resetDatabase({ dataDir: null, databaseUrl: server.url });
  const first = await startOperator({ databaseUrl: server.url });
  const token = await first.logIn('alfa');
  await first.sandbox.control.credit('alfa', 'veterano@sandbox.test', 1_111);
  const before = await (await first.call('alfa', 'GET', '/api/auth/me', { token })).json();
  await first.close();
  const second = await startOperator({ databaseUrl: server.url });
  const after = await (await second.call('alfa', 'GET', '/api/auth/me', { token })).json();
  expect(after).toEqual(before);
  expect(await second.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
  await second.close();
}, 60_000);
