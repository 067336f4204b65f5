import type { Sql } from './database.ts';

export async function listSettingChanges(sql: Sql, tenant: string): Promise<Record<string, unknown>> {
  const rows = await sql.query<{ key: string; value: unknown }>(
    'select key, value from setting_changes where tenant = $1',
    [tenant],
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

export async function saveSettingChanges(
  sql: Sql,
  tenant: string,
  changes: Record<string, unknown>,
): Promise<void> {
  for (const [key, value] of Object.entries(changes)) {
    await sql.query(
      `insert into setting_changes (tenant, key, value) values ($1, $2, $3)
       on conflict (tenant, key) do update set value = excluded.value`,
      [tenant, key, JSON.stringify(value)],
    );
  }
}

/** Returns the changed value of one setting, or undefined when it was never changed. */
export async function findSettingChange(sql: Sql, tenant: string, key: string): Promise<unknown> {
  const [row] = await sql.query<{ value: unknown }>(
    'select value from setting_changes where tenant = $1 and key = $2',
    [tenant, key],
  );
  return row?.value;
}
