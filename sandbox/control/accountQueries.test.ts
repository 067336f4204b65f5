import { afterAll, expect, test, vi } from 'vitest';
import { exampleSandbox } from '../../tests/support/operator/exampleSandbox.ts';

const asked = vi.hoisted(() => {
  // Test files share modules: those before this one have loaded the real one, those after it need it again.
  vi.resetModules();
  return { queries: 0 };
});
afterAll(() => vi.resetModules());

vi.mock(import('../store/database/openDatabase.ts'), async (original) => {
  const module = await original();
  const openCounted: typeof module.openDatabase = async (options) => {
    const database = await module.openDatabase(options);
    const db = database.db.withPlugin({
      transformQuery: ({ node }) => {
        asked.queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return { ...database, db };
  };
  return { ...module, openDatabase: openCounted };
});

const site = exampleSandbox('aurora');

test('reads the balances of all accounts of a brand at once', async () => {
  const { accounts, grantBonus } = site.sandbox.control;
  const { email } = await site.newPlayer(12_300);
  await grantBonus('aurora', email, 700);
  asked.queries = 0;
  const listed = await accounts('aurora');
  expect(listed.find((account) => account.email === email)).toMatchObject({
    balanceCents: 12_300,
    bonusCents: 700,
  });
  expect(listed.length).toBeGreaterThan(4);
  expect(asked.queries).toBeGreaterThan(0);
  expect(asked.queries).toBeLessThan(4);
});
