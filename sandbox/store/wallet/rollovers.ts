import type { Rollover } from '../../../src/shared/contract/bonus/rollover.ts';
import type { RolloverProgress } from '../../domain/rollover.ts';
import type { Sql } from '../database/database.ts';
import { insertedRow } from '../database/insertedRow.ts';

export interface StoredRollover extends RolloverProgress {
  id: string;
  name: string;
  amountWon: number;
}

const columns = `id::text as id, name, state, amount_current as "amountCurrent",
  amount_rollover as "amountRollover", amount_won as "amountWon", balance`;

export function listRollovers(sql: Sql, tenant: string, userId: string): Promise<StoredRollover[]> {
  return sql.query<StoredRollover>(
    `select ${columns} from rollovers where tenant = $1 and user_id = $2::bigint and state in ('waiting', 'active')
     order by state = 'active' desc, id desc`,
    [tenant, userId],
  );
}

// Locks the row until the transaction ends.
export async function lockRollover(
  sql: Sql,
  tenant: string,
  userId: string,
  id: string,
): Promise<StoredRollover | null> {
  const rows = await sql.query<StoredRollover>(
    `select ${columns} from rollovers where tenant = $1 and user_id = $2::bigint and id::text = $3 for update`,
    [tenant, userId, id],
  );
  return rows[0] ?? null;
}

export async function insertRollover(
  sql: Sql,
  tenant: string,
  userId: string,
  rollover: Omit<StoredRollover, 'id'>,
  now: Date,
): Promise<string> {
  const { id } = await insertedRow(
    sql,
    `insert into rollovers (tenant, user_id, name, state, amount_current, amount_rollover, amount_won, balance, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id::text as id`,
    [
      tenant,
      userId,
      rollover.name,
      rollover.state,
      rollover.amountCurrent,
      rollover.amountRollover,
      rollover.amountWon,
      rollover.balance,
      now,
    ],
  );
  return id;
}

export async function saveRollover(sql: Sql, rollover: StoredRollover): Promise<void> {
  await sql.query(
    'update rollovers set state = $2, amount_current = $3, amount_won = $4, balance = $5 where id = $1::bigint',
    [rollover.id, rollover.state, rollover.amountCurrent, rollover.amountWon, rollover.balance],
  );
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
