import { randomBytes } from 'node:crypto';
import type { Db } from './database/database.ts';

/** Returns a secret that is created on first use and stored, so that sessions survive a restart. */
export async function storedSecret(db: Db, name: string): Promise<Uint8Array> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow(() => new Error(`The secret ${name} could not be stored`));
  return Buffer.from(value, 'base64');
}
