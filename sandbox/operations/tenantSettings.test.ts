import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../store/database/database.ts';
import { openDatabase } from '../store/database/openDatabase.ts';
import { tenantSettings } from './tenantSettings.ts';
import { runInTransaction, type Transact } from './unitOfWork.ts';

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir: null });
}, 60_000);
afterAll(() => database.close());

test('keeps the later change when its commit is reported before that of an earlier one', async () => {
  const clock = () => new Date('2026-03-10T12:00:00Z');
  const inOrder = runInTransaction(
    database,
    async () => {},
    clock,
    () => {},
  );
  const later = Promise.withResolvers<void>();
  let calls = 0;
  // The first report waits for the second one.
  const transact: Transact = async (tenant, run) => {
    calls += 1;
    const isFirst = calls === 1;
    const result = await inOrder(tenant, run);
    if (isFirst) await later.promise;
    return result;
  };
  const settings = tenantSettings({
    tenant: 'alfa',
    own: () => ({}),
    changes: {},
    db: database.db,
    transact,
    secret: new Uint8Array(32),
    clock,
  });
  const first = settings.change({ deposit_min: 1_000 });
  await expect.poll(() => settings.versions().then(({ length }) => length)).toBe(2);
  await settings.change({ general_title: 'Dois' });
  later.resolve();
  await first;
  expect(settings.current()).toMatchObject({ deposit_min: 1_000, general_title: 'Dois' });
});
