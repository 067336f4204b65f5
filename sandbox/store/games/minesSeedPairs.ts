import type { Sql } from '../database/database.ts';

export interface MinesSeedPair {
  id: string;
  serverSeed: string;
  clientSeed: string;
  // Of its next round, which is the number of rounds so far.
  nonce: number;
}

const columns = `id::text as id, server_seed as "serverSeed", client_seed as "clientSeed", nonce`;

/** Locks the current pair until the transaction ends and stores the given one when there is none. */
export async function currentSeedPair(
  sql: Sql,
  tenant: string,
  userId: string,
  fresh: Pick<MinesSeedPair, 'serverSeed' | 'clientSeed'>,
): Promise<MinesSeedPair> {
  await sql.query(
    `insert into mines_seed_pairs (tenant, user_id, server_seed, client_seed) values ($1, $2::bigint, $3, $4)
     on conflict do nothing`,
    [tenant, userId, fresh.serverSeed, fresh.clientSeed],
  );
  const [row] = await sql.query<MinesSeedPair>(
    `select ${columns} from mines_seed_pairs
     where tenant = $1 and user_id = $2::bigint and rotated_at is null for update`,
    [tenant, userId],
  );
  if (!row) throw new Error('The player has no seed pair');
  return row;
}

export async function saveSeedPair(
  sql: Sql,
  { id, clientSeed, nonce }: Pick<MinesSeedPair, 'id' | 'clientSeed' | 'nonce'>,
): Promise<void> {
  await sql.query('update mines_seed_pairs set client_seed = $2, nonce = $3 where id = $1::bigint', [
    id,
    clientSeed,
    nonce,
  ]);
}

export async function retireSeedPair(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.query('update mines_seed_pairs set rotated_at = $2 where id = $1::bigint', [id, now]);
}

export async function lastRotatedPair(
  sql: Sql,
  tenant: string,
  userId: string,
): Promise<MinesSeedPair | null> {
  const [row] = await sql.query<MinesSeedPair>(
    `select ${columns} from mines_seed_pairs
     where tenant = $1 and user_id = $2::bigint and rotated_at is not null order by id desc limit 1`,
    [tenant, userId],
  );
  return row ?? null;
}
