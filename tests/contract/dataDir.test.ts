import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, resetDatabase } from '../../sandbox/store/database/openDatabase.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bandeira-data-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function failure(databaseUrl?: string): Promise<string> {
  try {
    await (await openDatabase({ dataDir, databaseUrl })).close();
    return 'opened';
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  }
}

test('keeps data across a restart, refuses a second sandbox, names a broken directory, and resets it', async () => {
  const database = await openDatabase({ dataDir });
  await database.db.insertInto('secrets').values({ name: 'kept', value: 'yes' }).execute();
  await writeFile(join(dataDir, 'postgres.lock'), '1');
  expect(await failure()).toMatch(
    /^StoreUnavailable: The data folder .* is in use by process 1; stop that sandbox first\.$/,
  );
  await writeFile(join(dataDir, 'postgres.lock'), String(process.pid));
  await database.close();

  const again = await openDatabase({ dataDir });
  const kept = again.db.selectFrom('secrets').select('value').where('name', '=', 'kept');
  expect(await kept.execute()).toEqual([{ value: 'yes' }]);
  await again.close();

  const control = join(dataDir, 'postgres', 'global', 'pg_control');
  await truncate(control, 10);
  expect(await failure()).toMatch(/^StoreUnavailable: The data folder .* cannot be read; .*--reset/);
  await resetDatabase({ dataDir });
  expect(await failure()).toBe('opened');
  expect(await readdir(dataDir)).not.toContain('postgres.lock');
}, 90_000);

test('a sandbox that has made its lock and not yet signed it is not overrun', async () => {
  const lock = join(dataDir, 'postgres.lock');
  await writeFile(lock, '');
  const second = failure();
  await wait(50);
  await writeFile(lock, '1');
  expect(await second).toContain('is in use by process 1; stop that sandbox first.');
  await rm(lock);
});

test('names an unreachable server without its password', async () => {
  const message = await failure('postgres://someone:secret@127.0.0.1:1/games');
  expect(message).toContain('127.0.0.1:1/games in DATABASE_URL does not answer');
  expect(message).not.toContain('secret');
});
