import { expressionBuilder, type Generated, type GeneratedAlways } from 'kysely';
import type { DoubleColour } from '../../../src/shared/fairness/doubleSlot.ts';
import type { Db } from '../../store/database/database.ts';
import { idOf, rowId } from '../../store/database/ids.ts';
import type { Cents, Reference, Tables } from '../../store/database/tables.ts';

declare module '../../store/database/tables.ts' {
  interface Tables {
    double_bets: DoubleBetsTable;
    double_chains: DoubleChainsTable;
  }
}

interface DoubleChainsTable {
  tenant: string;
  terminal_seed: string;
  later_key: string;
  salt: string;
  next_round: Generated<number>;
  open_round: number | null;
}

interface DoubleBetsTable {
  id: GeneratedAlways<number>;
  tenant: string;
  round: number;
  user_id: Reference;
  player: string;
  bet: Cents;
  colour: DoubleColour;
  payout: Cents | null;
  created_at: Date;
}

export interface StoredChain {
  terminalSeed: string;
  laterKey: string;
  salt: string;
  nextRound: number;
}

const chainColumns = [
  'terminal_seed as terminalSeed',
  'later_key as laterKey',
  'salt',
  'next_round as nextRound',
] as const;

/** Locks the tenant's chain until the transaction ends and creates it from `fresh` when missing. */
export async function lockDoubleChain(db: Db, tenant: string, fresh: StoredChain): Promise<StoredChain> {
  await db
    .insertInto('double_chains')
    .values({
      tenant,
      terminal_seed: fresh.terminalSeed,
      later_key: fresh.laterKey,
      salt: fresh.salt,
      next_round: fresh.nextRound,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db
    .selectFrom('double_chains')
    .select(chainColumns)
    .where('tenant', '=', tenant)
    .forUpdate()
    .executeTakeFirst();
  return row ?? fresh;
}

/** Finds the tenant's chain without a lock; `openRound` takes bets. */
export async function findDoubleChain(
  db: Db,
  tenant: string,
): Promise<(StoredChain & { openRound: number | null }) | null> {
  const row = await db
    .selectFrom('double_chains')
    .select([...chainColumns, 'open_round as openRound'])
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  return row ?? null;
}

export async function openDoubleRound(db: Db, tenant: string, round: number): Promise<void> {
  await db
    .updateTable('double_chains')
    .set({ next_round: round + 1, open_round: round })
    .where('tenant', '=', tenant)
    .execute();
}

/** Waits for bets in progress; no bet on the round commits afterwards. */
export async function closeDoubleRound(db: Db, tenant: string, round: number): Promise<void> {
  await db
    .updateTable('double_chains')
    .set({ open_round: null })
    .where('tenant', '=', tenant)
    .where('open_round', '=', round)
    .execute();
}

/** Returns whether the round takes bets and keeps it open until the transaction ends. */
export async function holdDoubleRound(db: Db, tenant: string, round: number): Promise<boolean> {
  const row = await db
    .selectFrom('double_chains')
    .select('open_round')
    .where('tenant', '=', tenant)
    .where('open_round', '=', round)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
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

const { cast } = expressionBuilder<Tables, 'double_bets'>();
const columns = [
  rowId,
  'round',
  cast<string>('user_id', 'text').as('userId'),
  'player',
  'bet as betCents',
  'colour',
  'payout as payoutCents',
] as const;

export async function insertDoubleBet(
  db: Db,
  tenant: string,
  bet: Omit<StoredDoubleBet, 'id' | 'payoutCents'>,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('double_bets')
    .values({
      tenant,
      round: bet.round,
      user_id: bet.userId,
      player: bet.player,
      bet: bet.betCents,
      colour: bet.colour,
      created_at: now,
    })
    .returning(rowId)
    .executeTakeFirstOrThrow();
  return id;
}

export function listDoubleBets(db: Db, tenant: string, round: number): Promise<StoredDoubleBet[]> {
  return db
    .selectFrom('double_bets')
    .select(columns)
    .where('tenant', '=', tenant)
    .where('round', '=', round)
    .orderBy('id')
    .execute();
}

/** Lists bets without a payout up to that round, including those of a run that was interrupted. */
export async function unsettledDoubleBets(db: Db, tenant: string, upTo: number): Promise<string[]> {
  const rows = await db
    .selectFrom('double_bets')
    .select(rowId)
    .where('tenant', '=', tenant)
    .where('round', '<=', upTo)
    .where('payout', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

// Locks the bet until the transaction ends; null when it is settled.
export async function lockUnsettledDoubleBet(db: Db, id: string): Promise<StoredDoubleBet | null> {
  const row = await db
    .selectFrom('double_bets')
    .select(columns)
    .where('id', '=', idOf(id))
    .where('payout', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function settleDoubleBet(db: Db, id: string, payoutCents: number): Promise<void> {
  await db.updateTable('double_bets').set({ payout: payoutCents }).where('id', '=', idOf(id)).execute();
}
