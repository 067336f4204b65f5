import { type AccountName, applyPostings, type Balances, type Entry } from '../../domain/ledger.ts';
import type { Sql } from '../database/database.ts';
import { insertedRow } from '../database/insertedRow.ts';

export type BookingResult =
  | { booked: true; entryId: string }
  | { booked: false; reason: 'already_booked' | 'insufficient_funds' };

interface AccountRow {
  id: number;
  name: AccountName;
  balance: number;
}

export async function openOperatorAccounts(sql: Sql, tenant: string): Promise<void> {
  await sql.query(
    `insert into accounts (tenant, user_id, name)
     values ($1, null, 'house'), ($1, null, 'promotions'), ($1, null, 'pix') on conflict do nothing`,
    [tenant],
  );
}

/**
 * Books an entry once inside a transaction; locks the operator's accounts first and in a fixed order, which prevents
 * deadlocks.
 */
export async function bookEntry(
  sql: Sql,
  tenant: string,
  userId: string,
  entry: Entry,
  now: Date,
): Promise<BookingResult> {
  const accounts = await lockAccounts(sql, tenant, userId);
  const taken = await sql.query(
    'select 1 from entries where tenant = $1 and user_id = $2::bigint and key = $3',
    [tenant, userId, entry.key],
  );
  if (taken.length > 0) return { booked: false, reason: 'already_booked' };
  const before: Balances = Object.fromEntries(accounts.map(({ name, balance }) => [name, balance]));
  const result = applyPostings(before, entry.postings);
  if (!result.ok) {
    if (result.reason === 'insufficient_funds') return { booked: false, reason: result.reason };
    throw new Error(`Entry ${entry.kind} ${entry.key}: ${result.reason}`);
  }
  const row = await insertedRow(
    sql,
    'insert into entries (tenant, user_id, key, kind, created_at) values ($1, $2, $3, $4, $5) returning id::text as id',
    [tenant, userId, entry.key, entry.kind, now],
  );
  for (const { account, amountCents } of entry.postings) {
    const accountId = accounts.find(({ name }) => name === account)?.id;
    if (accountId === undefined) throw new Error(`${tenant} has no account ${account}`);
    await sql.query('update accounts set balance = balance + $2 where id = $1', [accountId, amountCents]);
    await sql.query('insert into postings (entry_id, account_id, amount) values ($1, $2, $3)', [
      row.id,
      accountId,
      amountCents,
    ]);
  }
  return { booked: true, entryId: row.id };
}

function lockAccounts(sql: Sql, tenant: string, userId: string): Promise<AccountRow[]> {
  return sql.query<AccountRow>(
    `select id, name, balance from accounts
     where tenant = $1 and (user_id is null or user_id = $2::bigint) order by user_id nulls first, id for update`,
    [tenant, userId],
  );
}

export async function lockBalances(sql: Sql, tenant: string, userId: string): Promise<PlayerBalances> {
  return balancesOf(await lockAccounts(sql, tenant, userId));
}

export interface PlayerBalances {
  mainCents: number;
  bonusCents: number;
}

export async function playerBalances(sql: Sql, tenant: string, userId: string): Promise<PlayerBalances> {
  const rows = await sql.query<AccountRow>(
    'select id, name, balance from accounts where tenant = $1 and user_id = $2::bigint',
    [tenant, userId],
  );
  return balancesOf(rows);
}

function balancesOf(rows: readonly AccountRow[]): PlayerBalances {
  const of = (name: AccountName) => rows.find((row) => row.name === name)?.balance ?? 0;
  return { mainCents: of('main'), bonusCents: of('bonus') };
}

export interface LedgerDifferences {
  sumCents: number;
  wrongAccounts: number;
}

/** Compares each account with the sum of its postings; the total is always zero. */
export async function ledgerDifferences(sql: Sql): Promise<LedgerDifferences> {
  const [row] = await sql.query<{ sum: number; wrong: number }>(
    `select coalesce(sum(balance), 0)::bigint as sum,
       count(*) filter (where balance <> (select coalesce(sum(amount), 0) from postings where account_id = accounts.id)) as wrong
     from accounts`,
  );
  return { sumCents: row?.sum ?? 0, wrongAccounts: row?.wrong ?? 0 };
}
