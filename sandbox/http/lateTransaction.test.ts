import { afterAll, expect, test, vi } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';
import { exampleBrand } from '../content/exampleBrand.ts';
import type { openDatabase } from '../store/database/openDatabase.ts';

const hooks = vi.hoisted(() => {
  // Test files share modules: those before this one have loaded the real one, those after it need it again.
  vi.resetModules();
  return { before: async () => {}, losesFirst: false };
});
afterAll(() => vi.resetModules());

// Transactions begin after a hook, and may lose to another one and run again.
vi.mock(import('../store/database/openDatabase.ts'), async (original) => {
  const module = await original();
  const openHooked: typeof openDatabase = async (options) => {
    const database = await module.openDatabase(options);
    return {
      ...database,
      transaction: async (run) => {
        const { before } = hooks;
        hooks.before = async () => {};
        await before();
        const lost = async (db: Parameters<typeof run>[0]) => {
          await run(db);
          throw new Error('lost');
        };
        if (hooks.losesFirst) await database.transaction(lost).catch(() => {});
        return database.transaction(run);
      },
    };
  };
  return { ...module, openDatabase: openHooked };
});

const lawful = 'licenciada';
const site = exampleSandbox('livre', {
  brands: [exampleBrand('livre'), { ...exampleBrand(lawful), jurisdiction: 'br' }],
});
const { call, newPlayer, logIn } = site;

test('refuses a call for money that was authenticated before a pause', async () => {
  const token = await logIn(await newPlayer(100_000));
  const { body } = await call('POST', '/api/withdrawals', { token, body: { amount: 5_000 } });
  hooks.before = async () => {
    const pause = await call('POST', '/api/protection/suspension', { token, body: { days: 1 } });
    expect(pause.status).toBe(200);
  };
  const cancellation = await call('DELETE', `/api/withdrawals/${body.data.id}`, { token });
  expect(cancellation.status).toBe(403);
  expect(cancellation.body.message).toContain('em pausa');
});

test('counts a mailed code once when its transaction runs again', async () => {
  const player = await site.sandbox.control.createPlayer(lawful, { balanceCents: 0 });
  await site.sandbox.control.forgetDevices(lawful, player.email);
  hooks.losesFirst = true;
  const statuses = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await call('POST', '/api/auth/login', { host: `api.${lawful}`, body: player })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});
