import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cents, run, type Step, step, type TestPlayer } from './moneySteps.ts';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
let now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  operator = await startOperator({ clock: () => new Date(now) });
  await operator.sandbox.control.changeSettings('alfa', { withdraw_daily_count: 0, deposit_rollover: 0 });
}, 60_000);
afterAll(() => operator.close());

const newPlayer = async (balanceCents = 20_000): Promise<TestPlayer> => ({
  ...(await operator.newPlayer(balanceCents)),
  giftCents: 0,
});
const wait = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

interface Line {
  source_type: string;
  type: number;
  status: number;
  amount: number;
}

async function checkInvariants(player: TestPlayer): Promise<void> {
  expect(await operator.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
  const me = (await operator.ask('alfa', 'GET', '/api/auth/me', { token: player.token })).body;
  expect(me.balance).toBeGreaterThanOrEqual(0);
  expect(me.wallet.bonus_mixed).toBeGreaterThanOrEqual(0);
  // The wallet equals the statement: deposits less withdrawals less pending ones, plus its remaining gifts, which are
  // no movements of money. Each line once.
  const statement = await operator.call('alfa', 'GET', '/api/transactions?per_page=500', {
    token: player.token,
  });
  const { data }: { data: Line[] } = await statement.json();
  const sum = data.reduce((total, { source_type, type, status, amount }) => {
    if (source_type === 'Bonus') return total;
    if (type === 1) return total + (status === 2 ? amount : 0);
    return total - (status === 0 || status === 2 ? amount : 0);
  }, 0);
  expect(me.balance + me.wallet.bonus_mixed).toBe(sum + player.giftCents);
  // Held money is part of the balance.
  const out = (await operator.ask('alfa', 'GET', '/api/withdrawals', { token: player.token })).body;
  const held = out.referral_holds.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0);
  expect(held).toBeLessThanOrEqual(me.balance);
  const earned: Line[] = data.filter(({ source_type }) => source_type === 'Referral');
  const referrals = (await operator.ask('alfa', 'GET', '/api/referrals', { token: player.token })).body;
  expect(earned.reduce((sum, { amount }) => sum + amount, 0)).toBe(referrals.totals.earned);
  expect(earned).toHaveLength(referrals.totals.qualified);
  const bonuses: { balance: number }[] = (
    await operator.ask('alfa', 'GET', '/api/bonus?active=1', { token: player.token })
  ).body.data;
  expect(bonuses.reduce((sum, { balance }) => sum + balance, 0)).toBe(me.wallet.bonus_mixed);
}

test('sums to zero and never overdraws, for any order, retry and repetition of steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      now = new Date('2026-03-10T12:00:00Z');
      // A low balance, so that the bonus is staked too.
      const player = await newPlayer(2_500);
      for (const one of steps) {
        await run(one, player, operator, wait);
        await checkInvariants(player);
      }
    }),
    { numRuns: 12 },
  );
}, 120_000);

test('keeps statement and wallet consistent', async () => {
  const player = await newPlayer();
  const { token } = player;
  for (const [kind, amount] of [
    ['deposit', 5_000],
    ['pay', 1],
    ['withdraw', 3_000],
    ['bet', 1_000],
  ] as const) {
    await run({ kind, cents: amount, copies: 2 } as Step, player, operator, wait);
  }
  const statement = (await operator.ask('alfa', 'GET', '/api/transactions', { token })).body;
  const me = (await operator.ask('alfa', 'GET', '/api/auth/me', { token })).body;
  const { deposits, stakes, prizes } = statement.totals;
  const pendingOut = 3_000;
  expect(deposits + prizes - stakes - pendingOut).toBe(me.balance);
  expect(statement.totals).toEqual({ deposits: 25_000, withdrawals: 0, stakes: 1_000, prizes: 0 });
});

test('holds deposit limits for any concurrent amounts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cents, { minLength: 2, maxLength: 6 }), cents, async (amounts, limit) => {
      wait(40 * 24 * 60 * 60 * 1000);
      const { token } = await operator.newPlayer();
      const body = { deposit: { day: limit } };
      await operator.call('alfa', 'PUT', '/api/protection/limits', { token, body });
      const charges = await Promise.all(
        amounts.map(async (amount) => {
          const response = await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount } });
          return response.status === 200 ? (await response.json()).data.id : null;
        }),
      );
      // Every code is paid, the replaced ones too.
      for (const id of charges) await operator.sandbox.control.payDeposit('alfa', id ?? '').catch(() => {});
      expect(await operator.balanceOf(token)).toBeLessThanOrEqual(limit);
    }),
    { numRuns: 8 },
  );
}, 60_000);

test('holds limits on bets and losses for any concurrent stakes', async () => {
  const stakes = fc.array(fc.constantFrom(10, 20, 50, 100, 200), { minLength: 2, maxLength: 7 });
  const { body: categories } = await operator.ask('alfa', 'GET', '/v2/casino-games/category');
  const launch = `/api/casino-games/${categories[0].games[0].id}/launch`;
  await fc.assert(
    fc.asyncProperty(stakes, fc.nat(5), fc.nat(400), async (bets, most, loss) => {
      const { token } = await operator.newPlayer(5_000);
      const opened = await operator.ask('alfa', 'POST', launch, { token, body: { device: 'mobile' } });
      const limits = { bets: { day: most }, loss: { day: loss } };
      await operator.call('alfa', 'PUT', '/api/protection/limits', { token, body: limits });
      await Promise.all(
        bets.map((bet) =>
          operator.sandbox.fetch(
            new Request(`${opened.body.url}/spin`, {
              method: 'POST',
              body: JSON.stringify({ key: crypto.randomUUID(), bet }),
            }),
          ),
        ),
      );
      const { data } = (await operator.ask('alfa', 'GET', '/api/transactions?source=CasinoBet', { token }))
        .body;
      const played: Line[] = data.toReversed();
      const placed = played.filter(({ type }) => type === 0).length;
      expect(placed).toBeLessThanOrEqual(most);
      if (most > 0 && loss >= Math.max(...bets)) expect(placed).toBeGreaterThan(0);
      let lost = 0;
      for (const { type, amount } of played) {
        lost += type === 0 ? amount : -amount;
        expect(lost).toBeLessThanOrEqual(loss);
      }
    }),
    { numRuns: 8 },
  );
}, 60_000);

test('cancels a charge that was not paid in time and books a late payment once', async () => {
  const player = await newPlayer();
  const { token } = player;
  const opened = await operator.call('alfa', 'POST', '/api/deposits', { token, body: { amount: 5_000 } });
  const { data } = await opened.json();
  wait(16 * 60_000);
  const late = (await operator.ask('alfa', 'GET', `/api/deposits/${data.id}`, { token })).body;
  expect(late.data.status).toBe(4);
  const lines = (await operator.ask('alfa', 'GET', '/api/transactions?source=Deposit&status=4', { token }))
    .body;
  expect(lines.meta.total).toBe(1);
  expect(await operator.balanceOf(token)).toBe(20_000);
  const report = () => operator.sandbox.control.payDeposit('alfa', data.id);
  await Promise.allSettled([report(), report()]);
  await expect(report()).rejects.toThrow();
  expect(await operator.balanceOf(token)).toBe(25_000);
  await checkInvariants(player);
});
