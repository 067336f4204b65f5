import type { DoubleColour } from '../../../src/shared/fairness/doubleSlot.ts';
import type { Sql } from '../database/database.ts';
import { insertedRow } from '../database/insertedRow.ts';

export interface StoredChain {
  terminalSeed: string;
  salt: string;
  nextRound: number;
}

/** Locks the tenant's chain until the transaction ends and creates it from `fresh` when missing. */
export async function lockDoubleChain(sql: Sql, tenant: string, fresh: StoredChain): Promise<StoredChain> {
  await sql.query(
    `insert into double_chains (tenant, terminal_seed, salt, next_round) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [tenant, fresh.terminalSeed, fresh.salt, fresh.nextRound],
  );
  const [row] = await sql.query<StoredChain>(
    `select terminal_seed as "terminalSeed", salt, next_round as "nextRound" from double_chains
     where tenant = $1 for update`,
    [tenant],
  );
  return row ?? fresh;
}

export async function openDoubleRound(sql: Sql, tenant: string, round: number): Promise<void> {
  await sql.query(
    'update double_chains set next_round = $2::integer + 1, open_round = $2::integer where tenant = $1',
    [tenant, round],
  );
}

/** Waits for bets in progress; no bet on the round commits afterwards. */
export async function closeDoubleRound(sql: Sql, tenant: string, round: number): Promise<void> {
  await sql.query('update double_chains set open_round = null where tenant = $1 and open_round = $2', [
    tenant,
    round,
  ]);
}

/** Returns whether the round takes bets and keeps it open until the transaction ends. */
export async function holdDoubleRound(sql: Sql, tenant: string, round: number): Promise<boolean> {
  const rows = await sql.query(
    'select 1 from double_chains where tenant = $1 and open_round = $2 for share',
    [tenant, round],
  );
  return rows.length > 0;
}

export interface StoredDoubleBet {
  id: string;
  round: number;
  userId: string;
  player: string;
  betCents: number;
  colour: DoubleColour;
  // Null until the round is complete.
  payoutCents: number | null;
}

const columns = `id::text as id, round, user_id::text as "userId", player, bet as "betCents", colour,
  payout as "payoutCents"`;

export async function insertDoubleBet(
  sql: Sql,
  tenant: string,
  bet: Omit<StoredDoubleBet, 'id' | 'payoutCents'>,
  now: Date,
): Promise<string> {
  const { id } = await insertedRow(
    sql,
    `insert into double_bets (tenant, round, user_id, player, bet, colour, created_at)
     values ($1, $2, $3::bigint, $4, $5, $6, $7) returning id::text as id`,
    [tenant, bet.round, bet.userId, bet.player, bet.betCents, bet.colour, now],
  );
  return id;
}

export function listDoubleBets(sql: Sql, tenant: string, round: number): Promise<StoredDoubleBet[]> {
  return sql.query<StoredDoubleBet>(
    `select ${columns} from double_bets where tenant = $1 and round = $2 order by id`,
    [tenant, round],
  );
}

/** Lists bets without a payout up to that round, including those of a run that was interrupted. */
export async function unsettledDoubleBets(sql: Sql, tenant: string, upTo: number): Promise<string[]> {
  const rows = await sql.query<{ id: string }>(
    `select id::text as id from double_bets where tenant = $1 and round <= $2 and payout is null order by id`,
    [tenant, upTo],
  );
  return rows.map(({ id }) => id);
}

// Locks the bet until the transaction ends; null when it is settled.
export async function lockUnsettledDoubleBet(sql: Sql, id: string): Promise<StoredDoubleBet | null> {
  const rows = await sql.query<StoredDoubleBet>(
    `select ${columns} from double_bets where id = $1::bigint and payout is null for update`,
    [id],
  );
  return rows[0] ?? null;
}

export async function settleDoubleBet(sql: Sql, id: string, payoutCents: number): Promise<void> {
  await sql.query('update double_bets set payout = $2 where id = $1::bigint', [id, payoutCents]);
}
