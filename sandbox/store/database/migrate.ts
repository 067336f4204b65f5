import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { type Database, type Db, StoreUnavailable } from './database.ts';

// Those of a small game are in its folder.
const migrations = '{store/database/migrations,games/*}/[0-9][0-9][0-9][0-9]-*.sql';
const dir = join(import.meta.dirname, '../..');
// An arbitrary number that every process migrating this schema shares.
const migrationLock = 4_206_913;

/** Migrates the schema to the newest version; safe to run again or concurrently. */
export async function migrate(database: Database): Promise<number[]> {
  const files = globSync(migrations, { cwd: dir }).sort((one, other) => versionOf(one) - versionOf(other));
  return database.transaction(async (db) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(db);
    await sql`create table if not exists schema_migrations (
      version integer primary key, name text not null, applied_at timestamptz not null default now())`.execute(
      db,
    );
    const rows = await db.selectFrom('schema_migrations').select('version').execute();
    const done = new Set(rows.map(({ version }) => version));
    refuseNewerData(done, versionOf(files.at(-1) ?? '0'));
    const missing = files.filter((file) => !done.has(versionOf(file)));
    for (const file of missing) await apply(db, file);
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

async function apply(db: Db, file: string): Promise<void> {
  const statements = await readFile(join(dir, file), 'utf8');
  // One statement per query: both servers refuse several in one prepared statement.
  for (const statement of statements.split(/^-- next$/m)) await sql.raw(statement).execute(db);
  await db
    .insertInto('schema_migrations')
    .values({ version: versionOf(file), name: basename(file) })
    .execute();
}

const versionOf = (file: string) => Number.parseInt(basename(file), 10);
