import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, type Sql, StoreUnavailable } from './database.ts';

const dir = join(import.meta.dirname, 'migrations');
// An arbitrary number that every process migrating this schema shares.
const migrationLock = 4_206_913;

/** Migrates the schema to the newest version; safe to run again or concurrently. */
export async function migrate(database: Database): Promise<number[]> {
  const files = (await readdir(dir)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort();
  return database.transaction(async (sql) => {
    await sql.query('select pg_advisory_xact_lock($1)', [migrationLock]);
    await sql.query(
      'create table if not exists schema_migrations (version integer primary key, name text not null, applied_at timestamptz not null default now())',
    );
    const rows = await sql.query<{ version: number }>('select version from schema_migrations');
    const done = new Set(rows.map(({ version }) => version));
    refuseNewerData(done, versionOf(files.at(-1) ?? '0'));
    const missing = files.filter((name) => !done.has(versionOf(name)));
    for (const name of missing) await apply(sql, name);
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

async function apply(sql: Sql, name: string): Promise<void> {
  const statements = await readFile(join(dir, name), 'utf8');
  // One statement per query: both servers refuse several in one prepared statement.
  for (const statement of statements.split(/^-- next$/m)) await sql.query(statement);
  await sql.query('insert into schema_migrations (version, name) values ($1, $2)', [versionOf(name), name]);
}

const versionOf = (name: string) => Number.parseInt(name, 10);
