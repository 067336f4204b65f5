import type { Sql } from './database.ts';

export interface MinesSeedPair {
  serverSeed: string;
  clientSeed: string;
}

export interface StoredMinesRound extends MinesSeedPair {
  id: string;
  status: 'playing' | 'lost' | 'cashed_out';
  betCents: number;
  mines: number;
  revealed: number[];
  payoutCents: number;
  nonce: number;
}

const columns = `id::text as id, status, bet as "betCents", mines, revealed, payout as "payoutCents",
  server_seed as "serverSeed", client_seed as "clientSeed", nonce`;

/** Pair of the player's next round; the given one where there is none yet. */
export async function minesSeeds(
  sql: Sql,
  tenant: string,
  userId: string,
  fresh: MinesSeedPair,
): Promise<MinesSeedPair> {
  await sql.query(
    `insert into mines_seeds (tenant, user_id, server_seed, client_seed) values ($1, $2::bigint, $3, $4)
     on conflict do nothing`,
    [tenant, userId, fresh.serverSeed, fresh.clientSeed],
  );
  const [row] = await sql.query<MinesSeedPair>(
    `select server_seed as "serverSeed", client_seed as "clientSeed" from mines_seeds
     where tenant = $1 and user_id = $2::bigint for update`,
    [tenant, userId],
  );
  return row ?? fresh;
}

export async function saveMinesSeeds(
  sql: Sql,
  tenant: string,
  userId: string,
  seeds: MinesSeedPair,
): Promise<void> {
  await sql.query(
    'update mines_seeds set server_seed = $3, client_seed = $4 where tenant = $1 and user_id = $2::bigint',
    [tenant, userId, seeds.serverSeed, seeds.clientSeed],
  );
}

export async function insertMinesRound(
  sql: Sql,
  tenant: string,
  userId: string,
  round: Omit<StoredMinesRound, 'id'>,
  now: Date,
): Promise<string> {
  const [row] = await sql.query<{ id: string }>(
    `insert into mines_rounds (tenant, user_id, status, bet, mines, server_seed, client_seed, nonce, created_at)
     values ($1, $2::bigint, $3, $4, $5, $6, $7, $8, $9) returning id::text as id`,
    [
      tenant,
      userId,
      round.status,
      round.betCents,
      round.mines,
      round.serverSeed,
      round.clientSeed,
      round.nonce,
      now,
    ],
  );
  if (!row) throw new Error('The new round has no id');
  return row.id;
}

/** Locks the row until the transaction ends. */
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

/** The newest first, the one under way among them. */
export function listMinesRounds(
  sql: Sql,
  tenant: string,
  userId: string,
  count: number,
): Promise<StoredMinesRound[]> {
  return sql.query<StoredMinesRound>(
    `select ${columns} from mines_rounds where tenant = $1 and user_id = $2::bigint order by id desc limit $3`,
    [tenant, userId, count],
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
