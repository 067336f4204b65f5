import { expressionBuilder } from 'kysely';
import type { Rollover } from '../../../src/shared/contract/bonus/rollover.ts';
import { type RolloverProgress, rolloverStates } from '../../domain/rollover.ts';
import type { Db } from '../database/database.ts';
import { idOf, rowId } from '../database/ids.ts';
import type { Tables } from '../database/tables.ts';

export interface StoredRollover extends RolloverProgress {
  id: string;
  name: string;
  amountWon: number;
}

const { cast } = expressionBuilder<Tables, 'rollovers'>();

const rolloversOf = (db: Db, tenant: string, userId: string) =>
  db
    .selectFrom('rollovers')
    .select([
      rowId,
      'name',
      'state',
      'amount_current as amountCurrent',
      'amount_rollover as amountRollover',
      'amount_won as amountWon',
      'balance',
    ])
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId));

export function listRollovers(db: Db, tenant: string, userId: string): Promise<StoredRollover[]> {
  const { waiting, active } = rolloverStates;
  return rolloversOf(db, tenant, userId)
    .where('state', 'in', [waiting, active])
    .orderBy(({ eb }) => eb('state', '=', active), 'desc')
    .orderBy('id', 'desc')
    .execute();
}

// Locks the row until the transaction ends.
export async function lockRollover(
  db: Db,
  tenant: string,
  userId: string,
  id: string,
): Promise<StoredRollover | null> {
  const row = await rolloversOf(db, tenant, userId)
    .where(cast<string>('id', 'text'), '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function insertRollover(
  db: Db,
  tenant: string,
  userId: string,
  rollover: Omit<StoredRollover, 'id'>,
  now: Date,
): Promise<string> {
  const { id } = await db
    .insertInto('rollovers')
    .values({
      tenant,
      user_id: userId,
      name: rollover.name,
      state: rollover.state,
      amount_current: rollover.amountCurrent,
      amount_rollover: rollover.amountRollover,
      amount_won: rollover.amountWon,
      balance: rollover.balance,
      created_at: now,
    })
    .returning(rowId)
    .executeTakeFirstOrThrow();
  return id;
}

export async function saveRollover(db: Db, rollover: StoredRollover): Promise<void> {
  await db
    .updateTable('rollovers')
    .set({
      state: rollover.state,
      amount_current: rollover.amountCurrent,
      amount_won: rollover.amountWon,
      balance: rollover.balance,
    })
    .where('id', '=', idOf(rollover.id))
    .execute();
}

export function rolloverOnWire(rollover: StoredRollover): Rollover {
  return {
    id: rollover.id,
    active: rollover.state === 'active' ? 1 : 0,
    amount_current: rollover.amountCurrent,
    amount_rollover: rollover.amountRollover,
    amount_won: rollover.amountWon,
    balance: rollover.balance,
    name: rollover.name,
  };
}
