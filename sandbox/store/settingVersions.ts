import { sql } from 'kysely';
import type { Db } from './database/database.ts';

// The changed settings since a moment; the highest version is in force.
export interface SettingVersion {
  version: number;
  changes: Record<string, unknown>;
  createdAt: Date;
}

const versionsOf = (db: Db, tenant: string) =>
  db
    .selectFrom('setting_versions')
    .select(['version', 'changes', 'created_at as createdAt'])
    .where('tenant', '=', tenant);

/** Lists the latest versions, newest first. */
export function listSettingVersions(db: Db, tenant: string, limit = 50): Promise<SettingVersion[]> {
  return versionsOf(db, tenant).orderBy('version', 'desc').limit(limit).execute();
}

export function findSettingVersion(
  db: Db,
  tenant: string,
  version: number,
): Promise<SettingVersion | undefined> {
  return versionsOf(db, tenant).where('version', '=', version).executeTakeFirst();
}

/** Makes changes the settings in force, as a version of their own. */
export async function putSettingVersion(
  db: Db,
  tenant: string,
  changes: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('setting_versions')
    .columns(['tenant', 'version', 'changes', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('setting_versions')
        .select([
          sql<string>`${tenant}::text`.as('tenant'),
          sql<number>`coalesce(max(version), 0) + 1`.as('version'),
          sql<string>`${JSON.stringify(changes)}::jsonb`.as('changes'),
          sql<Date>`${now}::timestamptz`.as('created_at'),
        ])
        .where('tenant', '=', tenant),
    )
    .execute();
  await db.deleteFrom('setting_changes').where('tenant', '=', tenant).execute();
  for (const [key, value] of Object.entries(changes))
    await db
      .insertInto('setting_changes')
      .values({ tenant, key, value: JSON.stringify(value) })
      .execute();
}
