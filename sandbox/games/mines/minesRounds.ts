import { type ColumnType, expressionBuilder, type Generated, type GeneratedAlways } from 'kysely';
import type { MinesStatus } from '../../domain/states.ts';
import type { Db } from '../../store/database/database.ts';
import { idOf, rowId } from '../../store/database/ids.ts';
import type { Cents, OptionalReference, Reference, Tables } from '../../store/database/tables.ts';

declare module '../../store/database/tables.ts' {
  interface Tables {
    mines_rounds: MinesRoundsTable;
  }
}

interface MinesRoundsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  user_id: Reference;
  status: MinesStatus;
  bet: Cents;
  mines: number;
  revealed: ColumnType<number[], string | undefined, string>;
  payout: Generated<Cents>;
  server_seed: string;
  client_seed: string;
  nonce: number;
  pair_id: OptionalReference;
  created_at: Date;
}

export interface StoredMinesRound {
  id: string;
  status: MinesStatus;
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

const { cast, exists, selectFrom } = expressionBuilder<Tables, 'mines_rounds'>();
const pair = selectFrom('mines_seed_pairs as pair').whereRef('pair.id', '=', 'mines_rounds.pair_id');
const columns = [
  rowId,
  'status',
  'bet as betCents',
  'mines',
  'revealed',
  'payout as payoutCents',
  'server_seed as serverSeed',
  'client_seed as clientSeed',
  'nonce',
  pair.select('server_seed').as('pairSeed'),
  exists(pair.select('pair.id').where('rotated_at', 'is not', null))
    .$castTo<boolean>()
    .as('isPairOver'),
] as const;

export async function insertMinesRound(
  db: Db,
  tenant: string,
  userId: string,
  round: NewMinesRound,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('mines_rounds')
    .values({
      tenant,
      user_id: userId,
      status: round.status,
      bet: round.betCents,
      mines: round.mines,
      server_seed: round.serverSeed,
      client_seed: round.clientSeed,
      nonce: round.nonce,
      pair_id: round.pairId,
      created_at: now,
    })
    .returning(rowId)
    .executeTakeFirstOrThrow();
  return id;
}

const roundsOf = (db: Db, tenant: string, userId: string) =>
  db
    .selectFrom('mines_rounds')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId));

// Locks the row until the transaction ends.
export async function lockMinesRound(
  db: Db,
  tenant: string,
  userId: string,
  id: string,
): Promise<StoredMinesRound | null> {
  const row = await roundsOf(db, tenant, userId)
    .where(cast<string>('id', 'text'), '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Lists rounds, newest first, the open one included; `beforeId` pages to older ones. */
export function listMinesRounds(
  db: Db,
  tenant: string,
  userId: string,
  { count, beforeId = null }: { count: number; beforeId?: number | null },
): Promise<StoredMinesRound[]> {
  const rounds = roundsOf(db, tenant, userId);
  return (beforeId === null ? rounds : rounds.where('id', '<', beforeId))
    .orderBy('id', 'desc')
    .limit(count)
    .execute();
}

export async function saveMinesRound(db: Db, round: StoredMinesRound): Promise<void> {
  await db
    .updateTable('mines_rounds')
    .set({
      status: round.status,
      revealed: JSON.stringify(round.revealed),
      payout: round.payoutCents,
    })
    .where('id', '=', idOf(round.id))
    .execute();
}
