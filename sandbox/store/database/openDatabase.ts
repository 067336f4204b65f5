import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, schemaName } from './database.ts';
import { lockDir } from './directoryLock.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseOptions {
  // Directory of the embedded database, or null for memory; unused with `databaseUrl`.
  dataDir: string | null;
  databaseUrl?: string | undefined;
}

export async function openDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<Database> {
  const database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openPglite(dataDir && databaseDir(dataDir));
  try {
    await migrate(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

const databaseDir = (dataDir: string) => join(dataDir, 'postgres');

/** Drops everything the sandbox has stored; on a server only the sandbox's own schema objects. */
export async function resetDatabase({ dataDir, databaseUrl }: DatabaseOptions): Promise<void> {
  if (!databaseUrl) {
    if (dataDir) await removeDir(databaseDir(dataDir));
    return;
  }
  const database = await openPostgres(databaseUrl);
  await database.db.schema.dropSchema(schemaName).ifExists().cascade().execute();
  await database.close();
}

// Refuses while a running sandbox uses the directory.
async function removeDir(dir: string): Promise<void> {
  const lock = await lockDir(dir);
  await rm(dir, { recursive: true, force: true });
  await lock.release();
}
