import { expect, test, vi } from 'vitest';
import { balanceOf } from './balance.ts';
import { coalesce } from './coalesce.ts';
import { isBalanceHint } from './followBalance.ts';

test('the shown balance is main and bonus together', () => {
  expect(balanceOf({ balance: 12_345, wallet: { bonus_mixed: 655 } }).shownCents).toBe(13_000);
});

test('a stake may take the money and the active bonus, never one that waits', () => {
  const rollover = {
    id: '1',
    active: 1,
    amount_current: 0,
    amount_rollover: 500,
    amount_won: 0,
    balance: 300,
  };
  const wallets = { balance: 200, wallet: { bonus_mixed: 900 } };
  expect(balanceOf({ ...wallets, user_rollover: rollover }).playableCents).toBe(500);
  expect(balanceOf({ ...wallets, user_rollover: { ...rollover, active: 0 } }).playableCents).toBe(200);
  expect(balanceOf({ ...wallets, user_rollover: null }).playableCents).toBe(200);
});

test('a user update is a hint about the balance, whatever else it carries', () => {
  expect(isBalanceHint({ balance: 100, extra: true })).toBe(true);
  expect(isBalanceHint({ balance: '100', wallet: { bonus_mixed: 5 } })).toBe(true);
});

test.each([[null], ['100'], [{}], [{ balance: 'a lot' }], [{ balance: 10.5 }]])(
  '%j says nothing',
  (message) => {
    expect(isBalanceHint(message)).toBe(false);
  },
);

test('hints during a request lead to exactly one more request after it', async () => {
  const finish: (() => void)[] = [];
  const refetch = coalesce(() => new Promise<void>((resolve) => finish.push(resolve)));
  refetch();
  refetch();
  refetch();
  expect(finish).toHaveLength(1);
  finish[0]?.();
  await expect.poll(() => finish.length).toBe(2);
  finish[1]?.();
  await Promise.resolve();
  refetch();
  await expect.poll(() => finish.length).toBe(3);
});

test('questions keep the distance asked for, and the last hint is never left without one', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const refetch = coalesce(async () => {
    calls += 1;
  }, 300);
  for (let hint = 0; hint < 1_000; hint += 1) {
    refetch();
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  expect(calls).toBe(5);
});

test('a request that fails does not stop the next one', async () => {
  let calls = 0;
  const refetch = coalesce(() => {
    calls += 1;
    return Promise.reject(new Error('offline'));
  });
  refetch();
  await expect.poll(() => calls).toBe(1);
  await new Promise((resolve) => setTimeout(resolve));
  refetch();
  await expect.poll(() => calls).toBe(2);
});
