import { expect, test } from 'vitest';
import { balanceOf } from './balance.ts';

test('shows main and bonus as one balance', () => {
  expect(balanceOf({ balance: 12_345, wallet: { bonus_mixed: 655 } }).shownCents).toBe(13_000);
});

test('allows stakes from the main balance and the active bonus only', () => {
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
