import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand, type Operator, startOperator } from './operator.ts';

let operator: Operator;
beforeAll(async () => {
  const lawful = { ...brand('alfa'), jurisdiction: 'br' as const };
  operator = await startOperator({ brands: [lawful] });
  await operator.sandbox.control.changeSettings('alfa', {
    deposit_rollover: 5,
    features_active_for_deposit: true,
    refer_referee_enabled: true,
    refer_referee_amount: 500,
  });
}, 60_000);
afterAll(() => operator.close());

async function newPlayer(identity: 'approved' | 'pending_kyc' = 'approved', invitedBy?: string) {
  const request = { balanceCents: 0, identity, invitedBy };
  const { email } = await operator.sandbox.control.createPlayer('alfa', request);
  const token = await operator.logIn('alfa', email);
  const post = (path: string, body: object) => operator.call('alfa', 'POST', path, { token, body });
  return { email, token, post };
}

test('withdraws deposits under Brazilian law, whether wagered or bound to a bonus', async () => {
  const { email, token, post } = await newPlayer();
  const opened = await post('/api/deposits', { amount: 5_000 });
  await operator.sandbox.control.payDeposit('alfa', (await opened.json()).data.id);
  await operator.sandbox.control.grantBonus('alfa', email, 1_000);
  const list = await (await operator.call('alfa', 'GET', '/api/withdrawals', { token })).json();
  expect(list.deposits_to_wager).toBe(0);
  expect((await post('/api/withdrawals', { amount: 5_000 })).status).toBe(200);
});

test("rewards only the referrer, not the referred player's own deposit", async () => {
  const inviter = await newPlayer();
  const { token, post } = await newPlayer('approved', inviter.email);
  const opened = await post('/api/deposits', { amount: 5_000 });
  await operator.sandbox.control.payDeposit('alfa', (await opened.json()).data.id);
  const me = (await operator.ask('alfa', 'GET', '/api/auth/me', { token })).body;
  expect([me.balance, me.wallet.bonus_mixed]).toEqual([5_000, 0]);
  expect(await operator.balanceOf(inviter.token)).toBe(1_000);
});

test("grants a referrer's bonus that waits for the first bet, however old the location is", async () => {
  const { control } = operator.sandbox;
  await control.changeSettings('alfa', { refer_referrer_wallet_type: 'bonus' });
  const inviter = await newPlayer();
  await control.locate('alfa', inviter.email, false);
  const { post } = await newPlayer('approved', inviter.email);
  const opened = await post('/api/deposits', { amount: 5_000 });
  await control.payDeposit('alfa', (await opened.json()).data.id);
  const { body } = await operator.ask('alfa', 'GET', '/api/bonus?active=1', { token: inviter.token });
  expect(body.data).toMatchObject([{ active: 0, balance: 1_000, needs_bet: true }]);
  await control.changeSettings('alfa', { refer_referrer_wallet_type: 'main' });
});

test('requires identity before the first deposit', async () => {
  const { post } = await newPlayer('pending_kyc');
  expect((await post('/api/deposits', { amount: 5_000 })).status).toBe(403);
});
