import type { Sql } from './database/database.ts';

export async function listSettingChanges(sql: Sql, tenant: string): Promise<Record<string, unknown>> {
  const rows = await sql.query<{ key: string; value: unknown }>(
    'select key, value from setting_changes where tenant = $1',
    [tenant],
  );
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Returns the changed value of one setting, or undefined when it was never changed. */
export async function findSettingChange(sql: Sql, tenant: string, key: string): Promise<unknown> {
  const [row] = await sql.query<{ value: unknown }>(
    'select value from setting_changes where tenant = $1 and key = $2',
    [tenant, key],
  );
  return row?.value;
}
