import type { Sql } from '../database/database.ts';

/** Returns until when this device needs no second factor, or null. */
export async function knownUntil(
  sql: Sql,
  tenant: string,
  userId: string,
  tokenHash: string | null,
  now: Date,
): Promise<Date | null> {
  const rows = await sql.query<{ until: Date }>(
    `select any_device_until as until from users
     where tenant = $1 and id = $2::bigint and any_device_until > $4
     union all
     select known_until from known_devices
     where tenant = $1 and user_id = $2::bigint and token_hash = $3 and known_until > $4
     order by 1 desc limit 1`,
    [tenant, userId, tokenHash, now],
  );
  return rows[0]?.until ?? null;
}

export async function insertDevice(
  sql: Sql,
  tenant: string,
  userId: string,
  device: { tokenHash: string; knownUntil: Date },
): Promise<void> {
  await sql.query(
    'insert into known_devices (token_hash, tenant, user_id, known_until) values ($1, $2, $3::bigint, $4)',
    [device.tokenHash, tenant, userId, device.knownUntil],
  );
}

/** Ends the trust in every device that a code has confirmed. */
export async function deleteDevicesOf(sql: Sql, tenant: string, userId: string): Promise<void> {
  await sql.query('delete from known_devices where tenant = $1 and user_id = $2::bigint', [tenant, userId]);
}

// Skips the second factor on every device until then.
export async function knowAnyDevice(sql: Sql, tenant: string, userId: string, until: Date): Promise<void> {
  await sql.query('update users set any_device_until = $3 where tenant = $1 and id = $2::bigint', [
    tenant,
    userId,
    until,
  ]);
}

// Demands a code on every device at the next login.
export async function forgetDevices(sql: Sql, tenant: string, userId: string): Promise<void> {
  await deleteDevicesOf(sql, tenant, userId);
  await sql.query('update users set any_device_until = null where tenant = $1 and id = $2::bigint', [
    tenant,
    userId,
  ]);
}
