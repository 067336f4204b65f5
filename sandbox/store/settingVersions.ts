import type { Sql } from './database/database.ts';

// The changed settings since a moment; the highest version is in force.
export interface SettingVersion {
  version: number;
  changes: Record<string, unknown>;
  createdAt: Date;
}

/** Lists the latest versions, newest first. */
export function listSettingVersions(sql: Sql, tenant: string, limit = 50): Promise<SettingVersion[]> {
  return sql.query<SettingVersion>(
    `select version, changes, created_at as "createdAt" from setting_versions
     where tenant = $1 order by version desc limit $2`,
    [tenant, limit],
  );
}

export async function findSettingVersion(
  sql: Sql,
  tenant: string,
  version: number,
): Promise<SettingVersion | undefined> {
  const [found] = await sql.query<SettingVersion>(
    `select version, changes, created_at as "createdAt" from setting_versions
     where tenant = $1 and version = $2`,
    [tenant, version],
  );
  return found;
}

/** Makes changes the settings in force, as a version of their own. */
export async function putSettingVersion(
  sql: Sql,
  tenant: string,
  changes: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await sql.query(
    `insert into setting_versions (tenant, version, changes, created_at)
     select $1, coalesce(max(version), 0) + 1, $2, $3 from setting_versions where tenant = $1`,
    [tenant, JSON.stringify(changes), now],
  );
  await sql.query('delete from setting_changes where tenant = $1', [tenant]);
  for (const [key, value] of Object.entries(changes))
    await sql.query('insert into setting_changes (tenant, key, value) values ($1, $2, $3)', [
      tenant,
      key,
      JSON.stringify(value),
    ]);
}
