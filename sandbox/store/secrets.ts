import { randomBytes } from 'node:crypto';
import type { Sql } from './database/database.ts';

/** Returns a secret that is created on first use and stored, so that sessions survive a restart. */
export async function storedSecret(sql: Sql, name: string): Promise<Uint8Array> {
  await sql.query('insert into secrets (name, value) values ($1, $2) on conflict do nothing', [
    name,
    randomBytes(32).toString('base64'),
  ]);
  const [row] = await sql.query<{ value: string }>('select value from secrets where name = $1', [name]);
  if (!row) throw new Error(`The secret ${name} could not be stored`);
  return Buffer.from(row.value, 'base64');
}
