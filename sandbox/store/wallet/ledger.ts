import { expressionBuilder, sql } from 'kysely';
import { type AccountName, applyPostings, type Balances, type Entry } from '../../domain/ledger.ts';
import type { Db } from '../database/database.ts';
import { idOf, rowId } from '../database/ids.ts';
import { sumOf } from '../database/sums.ts';
import type { Tables } from '../database/tables.ts';

export type BookingResult =
  | { booked: true; entryId: string }
  | { booked: false; reason: 'already_booked' | 'insufficient_funds' };

interface AccountRow {
  id: number;
  name: AccountName;
  balance: number;
}

export async function openOperatorAccounts(db: Db, tenant: string): Promise<void> {
  const names = ['house', 'promotions', 'pix'] as const;
  await db
    .insertInto('accounts')
    .values(names.map((name) => ({ tenant, user_id: null, name })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Books an entry once inside a transaction; locks the operator's accounts first and in a fixed order, which prevents
 * deadlocks.
 */
export async function bookEntry(
  db: Db,
  tenant: string,
  userId: string,
  entry: Entry,
  now: Date,
): Promise<BookingResult> {
  const accounts = await lockAccounts(db, tenant, userId);
  const taken = await db
    .selectFrom('entries')
    .select('id')
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .where('key', '=', entry.key)
    .executeTakeFirst();
  if (taken) return { booked: false, reason: 'already_booked' };
  const before: Balances = Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]));
  const result = applyPostings(before, entry.postings);
  if (!result.ok) {
    if (result.reason === 'insufficient_funds') return { booked: false, reason: result.reason };
    throw new Error(`Entry ${entry.kind} ${entry.key}: ${result.reason}`);
  }
  const { id: entryId } = await db
    .insertInto('entries')
    .values({ tenant, user_id: userId, key: entry.key, kind: entry.kind, created_at: now })
    .returning(rowId)
    .executeTakeFirstOrThrow();
  for (const { account, amountCents } of entry.postings) {
    const accountId = accounts.find(({ name }) => name === account)?.id;
    if (accountId === undefined) throw new Error(`${tenant} has no account ${account}`);
    await db
      .updateTable('accounts')
      .set(({ eb }) => ({ balance: eb('balance', '+', amountCents) }))
      .where('id', '=', accountId)
      .execute();
    await db
      .insertInto('postings')
      .values({ entry_id: entryId, account_id: accountId, amount: amountCents })
      .execute();
  }
  return { booked: true, entryId };
}

function lockAccounts(db: Db, tenant: string, userId: string): Promise<AccountRow[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'name', 'balance'])
    .where('tenant', '=', tenant)
    .where(({ eb, or }) => or([eb('user_id', 'is', null), eb('user_id', '=', idOf(userId))]))
    .orderBy('user_id', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function lockBalances(db: Db, tenant: string, userId: string): Promise<PlayerBalances> {
  return balancesOf(await lockAccounts(db, tenant, userId));
}

export interface PlayerBalances {
  mainCents: number;
  bonusCents: number;
}

const balanceRows = (db: Db, tenant: string) =>
  db.selectFrom('accounts').select(['user_id', 'name', 'balance']).where('tenant', '=', tenant);

export async function playerBalances(db: Db, tenant: string, userId: string): Promise<PlayerBalances> {
  return balancesOf(await balanceRows(db, tenant).where('user_id', '=', idOf(userId)).execute());
}

/** Returns the balances of every player of a tenant by id. */
export async function balancesOfTenant(db: Db, tenant: string): Promise<(userId: string) => PlayerBalances> {
  const rows = Map.groupBy(await balanceRows(db, tenant).execute(), (row) => String(row.user_id));
  return (userId) => balancesOf(rows.get(userId) ?? []);
}

function balancesOf(rows: readonly Pick<AccountRow, 'name' | 'balance'>[]): PlayerBalances {
  const of = (name: AccountName) => rows.find((row) => row.name === name)?.balance ?? 0;
  return { mainCents: of('main'), bonusCents: of('bonus') };
}

export interface LedgerDifferences {
  sumCents: number;
  wrongAccounts: number;
}

const { ref } = expressionBuilder<Tables, 'accounts'>();

/** Compares each account with the sum of its postings; the total is always zero. */
export function ledgerDifferences(db: Db): Promise<LedgerDifferences> {
  return db
    .selectFrom('accounts')
    .select(({ fn, selectFrom }) => [
      sumOf(ref('balance')).as('sumCents'),
      fn
        .countAll<number>()
        .filterWhere('balance', '<>', () =>
          selectFrom('postings')
            .select(sql<number>`coalesce(sum(amount), 0)`.as('cents'))
            .whereRef('postings.account_id', '=', 'accounts.id'),
        )
        .as('wrongAccounts'),
    ])
    .executeTakeFirstOrThrow();
}
