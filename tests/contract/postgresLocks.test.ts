import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMines } from '../../sandbox/games/mines/mines.ts';
import { rotateMinesSeeds } from '../../sandbox/games/mines/minesSeeds.ts';
import { seedPlayer } from '../../sandbox/operations/seed/seedPlayer.ts';
import { runInTransaction, type Transact } from '../../sandbox/operations/unitOfWork.ts';
import { activateBonus, excludeBonus, grantBonus } from '../../sandbox/operations/wallet/bonuses.ts';
import { openDeposit, payDeposit } from '../../sandbox/operations/wallet/deposits.ts';
import { refuseStake } from '../../sandbox/operations/wallet/playPermission.ts';
import { requestWithdrawal } from '../../sandbox/operations/wallet/withdrawals.ts';
import type { Database } from '../../sandbox/store/database/database.ts';
import { idOf } from '../../sandbox/store/database/ids.ts';
import { openDatabase } from '../../sandbox/store/database/openDatabase.ts';
import { changePlayer, findPlayer, findPlayerByEmail } from '../../sandbox/store/players/users.ts';
import { playerBalances } from '../../sandbox/store/wallet/ledger.ts';
import { brand, type Operator, startOperator } from './operator.ts';
import { type PostgresServer, startOwnPostgres } from './postgresServer.ts';

let server: PostgresServer;
let operator: Operator;
let database: Database;
let transact: Transact;
beforeAll(async () => {
  server = await startOwnPostgres();
  operator = await startOperator({
    databaseUrl: server.url,
    brands: [brand('alfa'), { ...brand('lei'), jurisdiction: 'br' }],
  });
  // Opens the accounts of the tenant.
  await operator.newPlayer();
  database = await openDatabase({ dataDir: null, databaseUrl: server.url });
  transact = runInTransaction(
    database,
    async () => {},
    () => new Date(),
    () => {},
  );
}, 60_000);
afterAll(async () => {
  await database.close();
  await operator.close();
  await server.stop();
}, 30_000);

// A promise that its test resolves.
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), opened };
}

async function newPlayer(balanceCents: number): Promise<string> {
  const email = await transact('alfa', (work) => seedPlayer(work, { balanceCents }));
  return (await findPlayerByEmail(database.db, 'alfa', email))?.id ?? '';
}

test('completes both of two transactions that deadlock', async () => {
  const zeros = ['one', 'two'].map((name) => ({ name, value: '0' }));
  await database.db.insertInto('secrets').values(zeros).execute();
  const raise = (names: readonly string[]) =>
    database.transaction(async (db) => {
      for (const name of names) {
        await db
          .updateTable('secrets')
          .set({ value: sql<string>`(value::integer + 1)::text` })
          .where('name', '=', name)
          .execute();
        await wait(150);
      }
    });
  await Promise.all([raise(['one', 'two']), raise(['two', 'one'])]);
  const raised = database.db.selectFrom('secrets').select('value').where('name', 'in', ['one', 'two']);
  expect(await raised.execute()).toEqual([{ value: '2' }, { value: '2' }]);
}, 30_000);

test('grants a bonus that waits while another one is being activated', async () => {
  const userId = await newPlayer(0);
  const grant = (key: string) =>
    transact('alfa', (work) =>
      grantBonus(work, userId, { key, name: key, amountCents: 1_000, rolloverTimes: 1 }),
    );
  const [first, second] = [String(await grant('first')), String(await grant('second'))];
  await transact('alfa', (work) => excludeBonus(work, userId, first));
  const [activated, commit] = [gate(), gate()];
  const activating = transact('alfa', async (work) => {
    await activateBonus(work, userId, second);
    activated.open();
    await commit.opened;
  });
  await activated.opened;
  const granting = grant('third');
  await wait(100);
  commit.open();
  await Promise.all([activating, granting]);
  const states = await database.db
    .selectFrom('rollovers')
    .select(['name', 'state'])
    .where('user_id', '=', idOf(userId))
    .orderBy('id')
    .execute();
  expect(states).toEqual([
    { name: 'first', state: 'excluded' },
    { name: 'second', state: 'active' },
    { name: 'third', state: 'waiting' },
  ]);
}, 30_000);

test('does not reveal a seed pair while a round is being started with it', async () => {
  const userId = await newPlayer(1_000);
  const settings = operator.sandbox.control.settings('alfa');
  const request = { betCents: 100, mines: 3, clientSeed: undefined };
  const [staked, commit] = [gate(), gate()];
  const started = transact('alfa', async (work) => {
    await startMines(work, userId, settings, request);
    staked.open();
    await commit.opened;
  });
  await staked.opened;
  const rotated = transact('alfa', (work) => rotateMinesSeeds(work, userId, undefined)).then(
    () => 'rotated',
    (error: Error) => error.name,
  );
  await wait(100);
  commit.open();
  await started;
  expect(await rotated).toBe('Refusal');
}, 30_000);

test('withdraws no deposit that is being paid and is not wagered yet', async () => {
  const userId = await newPlayer(0);
  const settings = operator.sandbox.control.settings('alfa');
  const request = { amountCents: 1_000, couponCode: null, merchantName: 'Alfa', payloadHost: 'alfa.example' };
  const { id } = await transact('alfa', (work) => openDeposit(work, userId, settings, request));
  const [paid, commit] = [gate(), gate()];
  const paying = transact('alfa', async (work) => {
    await payDeposit(work, id, { rolloverTimes: 1, referrals: null });
    paid.open();
    await commit.opened;
  });
  await paid.opened;
  const player = await findPlayer(database.db, 'alfa', userId);
  if (!player) throw new Error('no player');
  const withdrawing = transact('alfa', (work) =>
    requestWithdrawal(work, player, settings, { key: 'race', amountCents: 1_000, heldByRollover: true }),
  ).then(
    () => 'withdrawn',
    (error: Error) => error.name,
  );
  await wait(100);
  commit.open();
  await paying;
  expect(await withdrawing).toBe('Refusal');
}, 30_000);

test('ends a bet that is being placed while its player is excluded', async () => {
  const request = { balanceCents: 1_000, identity: 'approved' as const };
  const { email, password } = await operator.sandbox.control.createPlayer('lei', request);
  const token = await operator.logIn('lei', email);
  const userId = (await findPlayerByEmail(database.db, 'lei', email))?.id ?? '';
  const settings = operator.sandbox.control.settings('lei');
  const [allowed, proceed] = [gate(), gate()];
  const started = transact('lei', async (work) => {
    await refuseStake(work, userId);
    allowed.open();
    await proceed.opened;
    await startMines(work, userId, settings, { betCents: 100, mines: 3, clientSeed: undefined });
  });
  await allowed.opened;
  const body = { permanent: true, password };
  const excluding = operator.ask('lei', 'POST', '/api/protection/exclusion', { token, body });
  const waiting = sql`select pid from pg_stat_activity where wait_event_type = 'Lock'`;
  await expect
    .poll(async () => (await waiting.execute(database.db)).rows.length, { timeout: 5_000 })
    .toBeGreaterThan(0);
  proceed.open();
  await started;
  expect((await excluding).status).toBe(200);
  const rounds = database.db.selectFrom('mines_rounds').select('status').where('user_id', '=', idOf(userId));
  expect(await rounds.execute()).toEqual([{ status: 'cashed_out' }]);
  const { mainCents } = await playerBalances(database.db, 'lei', userId);
  expect(mainCents).toBe(0);
}, 30_000);

test('pays no deposit while its player is being paused', async () => {
  const userId = await newPlayer(0);
  const settings = operator.sandbox.control.settings('alfa');
  const request = { amountCents: 1_000, couponCode: null, merchantName: 'Alfa', payloadHost: 'alfa.example' };
  const { id } = await transact('alfa', (work) => openDeposit(work, userId, settings, request));
  const [paused, commit] = [gate(), gate()];
  const pausing = transact('alfa', async ({ db, tenant, now }) => {
    await changePlayer(db, tenant, userId, { suspendedUntil: new Date(now.getTime() + 86_400_000) });
    paused.open();
    await commit.opened;
  });
  await paused.opened;
  const paying = transact('alfa', (work) => payDeposit(work, id, { rolloverTimes: 0, referrals: null }));
  await wait(100);
  commit.open();
  await Promise.all([pausing, paying]);
  expect(await playerBalances(database.db, 'alfa', userId)).toEqual({ mainCents: 0, bonusCents: 0 });
}, 30_000);

test('accepts a recovery link once from requests at the same instant', async () => {
  const { email } = await operator.newPlayer();
  await operator.call('alfa', 'POST', '/api/auth/recover', { body: { email } });
  const mail = operator.sandbox.control.mails('alfa').find(({ to, link }) => to === email && link);
  const token = new URL(mail?.link ?? '').searchParams.get('token');
  const responses = await Promise.all(
    ['senha-um-1', 'senha-dois-2', 'senha-tres-3'].map((password) =>
      operator.call('alfa', 'POST', '/api/auth/recover/password', {
        body: { token, password, password_confirmation: password },
      }),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
}, 30_000);

test('keeps every one of several changes of the settings that are made at once', async () => {
  const { control } = operator.sandbox;
  const changes = [{ general_title: 'Um' }, { withdraw_max: 5_000 }, { deposit_min: 1_000 }];
  await Promise.all(changes.map((change) => control.changeSettings('lei', change)));
  const all = Object.assign({}, ...changes);
  expect(control.settings('lei')).toMatchObject(all);
  const versions = await control.settingsVersions('lei');
  expect(versions.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  expect([versions[0]?.changes, versions[3]?.changes]).toEqual([all, {}]);
}, 30_000);
