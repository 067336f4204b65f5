import type { Habits } from '../../src/shared/contract/account/habits.ts';
import type { Sql } from './database.ts';

export type StoredHabits = Pick<Habits, 'reality_check' | 'quiet_hours'>;

interface HabitsRow {
  realityCheck: StoredHabits['reality_check'];
  quietFrom: number | null;
  quietUntil: number | null;
}

export async function readHabits(sql: Sql, tenant: string, userId: string): Promise<StoredHabits> {
  const [row] = await sql.query<HabitsRow>(
    `select reality_check as "realityCheck", quiet_from as "quietFrom", quiet_until as "quietUntil"
     from habits where tenant = $1 and user_id = $2::bigint`,
    [tenant, userId],
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

/** Sums up prizes minus stakes since the account was opened, in cents. */
export async function lifetimeResult(sql: Sql, tenant: string, userId: string): Promise<number> {
  const [row] = await sql.query<{ cents: number }>(
    `select coalesce(sum(case when type = 1 then amount else -amount end), 0)::bigint as cents from transactions
     where tenant = $1 and user_id = $2::bigint and status = 2 and source_type in ('SportBet', 'CasinoBet')`,
    [tenant, userId],
  );
  return Number(row?.cents ?? 0);
}
