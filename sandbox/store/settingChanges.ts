import type { Db } from './database/database.ts';

export async function listSettingChanges(db: Db, tenant: string): Promise<Record<string, unknown>> {
  const rows = await db
    .selectFrom('setting_changes')
    .select(['key', 'value'])
    .where('tenant', '=', tenant)
    .execute();
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]));
}

/** Returns the changed value of one setting, or undefined when it was never changed. */
export async function findSettingChange(db: Db, tenant: string, key: string): Promise<unknown> {
  const row = await db
    .selectFrom('setting_changes')
    .select('value')
    .where('tenant', '=', tenant)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}
