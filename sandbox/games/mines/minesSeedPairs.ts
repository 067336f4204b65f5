import type { Generated, GeneratedAlways } from 'kysely';
import type { Db } from '../../store/database/database.ts';
import { idOf, rowId } from '../../store/database/ids.ts';
import type { Reference } from '../../store/database/tables.ts';

declare module '../../store/database/tables.ts' {
  interface Tables {
    mines_seed_pairs: MinesSeedPairsTable;
  }
}

interface MinesSeedPairsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  server_seed: string;
  client_seed: string;
  nonce: Generated<number>;
  rotated_at: Date | null;
}

export interface MinesSeedPair {
  id: string;
  serverSeed: string;
  clientSeed: string;
  // Of its next round, which is the number of rounds so far.
  nonce: number;
}

const pairsOf = (db: Db, tenant: string, userId: string) =>
  db
    .selectFrom('mines_seed_pairs')
    .select([rowId, 'server_seed as serverSeed', 'client_seed as clientSeed', 'nonce'])
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId));

/** Locks the current pair until the transaction ends and stores the given one when there is none. */
export async function currentSeedPair(
  db: Db,
  tenant: string,
  userId: string,
  fresh: Pick<MinesSeedPair, 'serverSeed' | 'clientSeed'>,
): Promise<MinesSeedPair> {
  await db
    .insertInto('mines_seed_pairs')
    .values({
      tenant,
      user_id: userId,
      server_seed: fresh.serverSeed,
      client_seed: fresh.clientSeed,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return pairsOf(db, tenant, userId)
    .where('rotated_at', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Error('The player has no seed pair'));
}

export async function saveSeedPair(
  db: Db,
  { id, clientSeed, nonce }: Pick<MinesSeedPair, 'id' | 'clientSeed' | 'nonce'>,
): Promise<void> {
  await db
    .updateTable('mines_seed_pairs')
    .set({ client_seed: clientSeed, nonce })
    .where('id', '=', idOf(id))
    .execute();
}

export async function retireSeedPair(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('mines_seed_pairs').set({ rotated_at: now }).where('id', '=', idOf(id)).execute();
}

export async function lastRotatedPair(db: Db, tenant: string, userId: string): Promise<MinesSeedPair | null> {
  const row = await pairsOf(db, tenant, userId)
    .where('rotated_at', 'is not', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
