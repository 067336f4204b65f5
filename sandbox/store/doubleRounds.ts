import type { DoubleColour } from '../../src/shared/fairness/doubleSlot.ts';
import type { Sql } from './database.ts';
import { insertedRow } from './insertedRow.ts';

export interface StoredChain {
  terminalSeed: string;
  salt: string;
  nextRound: number;
}

/** The tenant's chain; the given one where there is none yet. */
export async function doubleChain(sql: Sql, tenant: string, fresh: StoredChain): Promise<StoredChain> {
  await sql.query(
    `insert into double_chains (tenant, terminal_seed, salt, next_round) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [tenant, fresh.terminalSeed, fresh.salt, fresh.nextRound],
  );
  const [row] = await sql.query<StoredChain>(
    `select terminal_seed as "terminalSeed", salt, next_round as "nextRound" from double_chains where tenant = $1`,
    [tenant],
  );
  return row ?? fresh;
}

export async function saveNextRound(sql: Sql, tenant: string, nextRound: number): Promise<void> {
  await sql.query('update double_chains set next_round = $2 where tenant = $1', [tenant, nextRound]);
}

export interface StoredDoubleBet {
  id: string;
  round: number;
  userId: string;
  player: string;
  betCents: number;
  colour: DoubleColour;
  /** Null until the round is complete. */
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

/** Bets that nobody has settled, up to that round: those of a run that ended in the middle of one among them. */
export function unsettledDoubleBets(sql: Sql, tenant: string, upTo: number): Promise<StoredDoubleBet[]> {
  return sql.query<StoredDoubleBet>(
    `select ${columns} from double_bets where tenant = $1 and round <= $2 and payout is null order by id`,
    [tenant, upTo],
  );
}

export async function settleDoubleBet(sql: Sql, id: string, payoutCents: number): Promise<void> {
  await sql.query('update double_bets set payout = $2 where id = $1::bigint', [id, payoutCents]);
}
