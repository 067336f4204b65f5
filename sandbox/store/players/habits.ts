import type { Habits } from '../../../src/shared/contract/account/habits.ts';
import type { Sql } from '../database/database.ts';
import { idArray } from '../operatorAccounts.ts';

export type StoredHabits = Pick<Habits, 'reality_check' | 'quiet_hours'>;

interface HabitsRow {
  realityCheck: StoredHabits['reality_check'];
  quietFrom: number | null;
  quietUntil: number | null;
}

/** Reads the habits of accounts that count together; one with hours without deposits comes first. */
export async function readHabits(sql: Sql, userIds: readonly string[]): Promise<StoredHabits> {
  const [row] = await sql.query<HabitsRow>(
    `select reality_check as "realityCheck", quiet_from as "quietFrom", quiet_until as "quietUntil"
     from habits where user_id = any($1::bigint[]) order by quiet_from is null, user_id limit 1`,
    [idArray(userIds)],
  );
  if (!row) return { reality_check: 60, quiet_hours: null };
  const { quietFrom: from, quietUntil: until } = row;
  return {
    reality_check: row.realityCheck,
    quiet_hours: from === null || until === null ? null : { from, until },
  };
}

export async function saveHabits(
  sql: Sql,
  tenant: string,
  userId: string,
  { reality_check, quiet_hours }: StoredHabits,
): Promise<void> {
  await sql.query(
    `insert into habits (tenant, user_id, reality_check, quiet_from, quiet_until) values ($1, $2, $3, $4, $5)
     on conflict (user_id) do update set reality_check = excluded.reality_check,
       quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until`,
    [tenant, userId, reality_check, quiet_hours?.from ?? null, quiet_hours?.until ?? null],
  );
}

/** Sums up prizes minus stakes since the accounts were opened, in cents. */
export async function lifetimeResult(sql: Sql, userIds: readonly string[]): Promise<number> {
  const [row] = await sql.query<{ cents: number }>(
    `select coalesce(sum(case when type = 1 then amount else -amount end), 0)::bigint as cents from transactions
     where user_id = any($1::bigint[]) and status = 2 and source_type in ('SportBet', 'CasinoBet')`,
    [idArray(userIds)],
  );
  return Number(row?.cents ?? 0);
}
