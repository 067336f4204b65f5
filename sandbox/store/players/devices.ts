import type { Db } from '../database/database.ts';
import { idOf } from '../database/ids.ts';

/** Returns until when this device needs no second factor, or null. */
export async function knownUntil(
  db: Db,
  tenant: string,
  userId: string,
  tokenHash: string | null,
  now: Date,
): Promise<Date | null> {
  const row = await db
    .selectFrom('users')
    .select('any_device_until as until')
    .where('tenant', '=', tenant)
    .where('id', '=', idOf(userId))
    .where('any_device_until', '>', now)
    .unionAll(
      db
        .selectFrom('known_devices')
        .select('known_until as until')
        .where('tenant', '=', tenant)
        .where('user_id', '=', idOf(userId))
        .where('token_hash', '=', tokenHash)
        .where('known_until', '>', now),
    )
    .orderBy('until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.until ?? null;
}

export async function insertDevice(
  db: Db,
  tenant: string,
  userId: string,
  device: { tokenHash: string; knownUntil: Date },
): Promise<void> {
  await db
    .insertInto('known_devices')
    .values({ token_hash: device.tokenHash, tenant, user_id: userId, known_until: device.knownUntil })
    .execute();
}

/** Ends the trust in every device that a code has confirmed. */
export async function deleteDevicesOf(db: Db, tenant: string, userId: string): Promise<void> {
  await db
    .deleteFrom('known_devices')
    .where('tenant', '=', tenant)
    .where('user_id', '=', idOf(userId))
    .execute();
}

// Skips the second factor on every device until then.
export async function knowAnyDevice(
  db: Db,
  tenant: string,
  userId: string,
  until: Date | null,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ any_device_until: until })
    .where('tenant', '=', tenant)
    .where('id', '=', idOf(userId))
    .execute();
}

// Demands a code on every device at the next login.
export async function forgetDevices(db: Db, tenant: string, userId: string): Promise<void> {
  await deleteDevicesOf(db, tenant, userId);
  await knowAnyDevice(db, tenant, userId, null);
}
