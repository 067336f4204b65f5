import { sql } from 'kysely';
import type { Db } from './database/database.ts';
import { listSettingChanges } from './settingChanges.ts';

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
export function listSettingVersions(db: Db, tenant: string): Promise<SettingVersion[]> {
  return versionsOf(db, tenant).orderBy('version', 'desc').limit(50).execute();
}

export function findSettingVersion(
  db: Db,
  tenant: string,
  version: number,
): Promise<SettingVersion | undefined> {
  return versionsOf(db, tenant).where('version', '=', version).executeTakeFirst();
}

// The first version exists in every later state, so its row is the lock.
/**
 * Locks the settings until the transaction ends and returns the changes in force. The state before the first change
 * becomes a version, too.
 */
export async function lockSettings(db: Db, tenant: string, now: Date): Promise<Record<string, unknown>> {
  const initial = JSON.stringify(await listSettingChanges(db, tenant));
  await db
    .insertInto('setting_versions')
    .values({ tenant, version: 1, changes: initial, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await versionsOf(db, tenant).where('version', '=', 1).forUpdate().execute();
  return listSettingChanges(db, tenant);
}

/** Makes changes the settings in force, as a version of their own, and returns its number. */
export async function putSettingVersion(
  db: Db,
  tenant: string,
  changes: Record<string, unknown>,
  now: Date,
): Promise<number> {
  const { version } = await db
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
    .returning('version')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('setting_changes').where('tenant', '=', tenant).execute();
  for (const [key, value] of Object.entries(changes))
    await db
      .insertInto('setting_changes')
      .values({ tenant, key, value: JSON.stringify(value) })
      .execute();
  return version;
}
