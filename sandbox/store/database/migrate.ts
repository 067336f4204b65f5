import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Database, type Db, StoreUnavailable } from './database.ts';

const dir = join(import.meta.dirname, 'migrations');
// An arbitrary number that every process migrating this schema shares.
const migrationLock = 4_206_913;

/** Migrates the schema to the newest version; safe to run again or concurrently. */
export async function migrate(database: Database): Promise<number[]> {
  const files = (await readdir(dir)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return database.transaction(async (db) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(db);
    await sql`create table if not exists schema_migrations (
      version integer primary key, name text not null, applied_at timestamptz not null default now())`.execute(
      db,
    );
    const rows = await db.selectFrom('schema_migrations').select('version').execute();
    const done = new Set(rows.map(({ version }) => version));
    refuseNewerData(done, versionOf(files.at(-1) ?? '0'));
    const missing = files.filter((name) => !done.has(versionOf(name)));
    for (const name of missing) await apply(db, name);
    return missing.map(versionOf);
  });
}

function refuseNewerData(done: ReadonlySet<number>, newest: number): void {
  const latest = Math.max(0, ...done);
  if (latest <= newest) return;
  throw new StoreUnavailable(
    `The data are of a newer version (${latest}) than this code (${newest}); update the code or start with --reset.`,
  );
}

async function apply(db: Db, name: string): Promise<void> {
  const statements = await readFile(join(dir, name), 'utf8');
  // One statement per query: both servers refuse several in one prepared statement.
  for (const statement of statements.split(/^-- next$/m)) await sql.raw(statement).execute(db);
  await db
    .insertInto('schema_migrations')
    .values({ version: versionOf(name), name })
    .execute();
}

const versionOf = (name: string) => Number.parseInt(name, 10);
