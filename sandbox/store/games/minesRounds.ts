import type { Sql } from '../database/database.ts';
import { insertedRow } from '../database/insertedRow.ts';

export interface StoredMinesRound {
  id: string;
  status: 'playing' | 'lost' | 'cashed_out';
  betCents: number;
  mines: number;
  revealed: number[];
  payoutCents: number;
  // Of this round only.
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  // Seed of the pair it derives from; null for rounds older than seed pairs.
  pairSeed: string | null;
  // The player has rotated the pair, so its seed may be shown.
  isPairOver: boolean;
}

export type NewMinesRound = Omit<StoredMinesRound, 'id' | 'pairSeed' | 'isPairOver'> & { pairId: string };

const columns = `id::text as id, status, bet as "betCents", mines, revealed, payout as "payoutCents",
  server_seed as "serverSeed", client_seed as "clientSeed", nonce,
  (select server_seed from mines_seed_pairs pair where pair.id = pair_id) as "pairSeed",
  exists (select 1 from mines_seed_pairs pair where pair.id = pair_id and rotated_at is not null) as "isPairOver"`;

export async function insertMinesRound(
  sql: Sql,
  tenant: string,
  userId: string,
  round: NewMinesRound,
  now: Date,
): Promise<string> {
  const { id } = await insertedRow(
    sql,
    `insert into mines_rounds (tenant, user_id, status, bet, mines, server_seed, client_seed, nonce, pair_id, created_at)
     values ($1, $2::bigint, $3, $4, $5, $6, $7, $8, $9::bigint, $10) returning id::text as id`,
    [
      tenant,
      userId,
      round.status,
      round.betCents,
      round.mines,
      round.serverSeed,
      round.clientSeed,
      round.nonce,
      round.pairId,
      now,
    ],
  );
  return id;
}

// Locks the row until the transaction ends.
export async function lockMinesRound(
  sql: Sql,
  tenant: string,
  userId: string,
  id: string,
): Promise<StoredMinesRound | null> {
  const rows = await sql.query<StoredMinesRound>(
    `select ${columns} from mines_rounds where tenant = $1 and user_id = $2::bigint and id::text = $3 for update`,
    [tenant, userId, id],
  );
  return rows[0] ?? null;
}

/** Lists rounds, newest first, the open one included; `beforeId` pages to older ones. */
export function listMinesRounds(
  sql: Sql,
  tenant: string,
  userId: string,
  { count, beforeId = null }: { count: number; beforeId?: number | null },
): Promise<StoredMinesRound[]> {
  return sql.query<StoredMinesRound>(
    `select ${columns} from mines_rounds
     where tenant = $1 and user_id = $2::bigint and ($3::bigint is null or id < $3::bigint) order by id desc limit $4`,
    [tenant, userId, beforeId, count],
  );
}

export async function saveMinesRound(sql: Sql, round: StoredMinesRound): Promise<void> {
  await sql.query('update mines_rounds set status = $2, revealed = $3, payout = $4 where id = $1::bigint', [
    round.id,
    round.status,
    JSON.stringify(round.revealed),
    round.payoutCents,
  ]);
}
