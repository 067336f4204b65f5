import { afterAll, beforeAll, expect, test } from 'vitest';
import { lawfulRegistrationForm, newCpf } from '../support/operator/registrationForm.ts';
import { brand, type Operator, startOperator } from './operator.ts';

let operator: Operator;
beforeAll(async () => {
  const lawful = (id: string) => ({ ...brand(id), jurisdiction: 'br' as const });
  const strict = { ...lawful('rigor'), rules: { benefits: '2026-01-01' } };
  operator = await startOperator({ brands: [lawful('alfa'), lawful('beta'), strict, brand('livre')] });
}, 120_000);
afterAll(() => operator.close());

async function newPlayer(tenant = 'alfa') {
  const request = { balanceCents: 10_000, identity: 'approved' as const };
  const { email } = await operator.sandbox.control.createPlayer(tenant, request);
  return playerOf(tenant, email);
}

async function playerOf(tenant: string, email: string) {
  const token = await operator.logIn(tenant, email);
  const send = (method: string, path: string, body?: object) =>
    operator.ask(tenant, method, path, { token, body });
  const me = (await send('GET', '/api/auth/me')).body;
  const document = String(me.document.number).replace(/\D/g, '');
  return {
    email,
    document,
    send,
    balance: async () => (await send('GET', '/api/auth/me')).body.balance,
    stake: () => send('POST', '/api/games/mines', { bet: 100, mines: 3 }),
    deposit: () => send('POST', '/api/deposits', { amount: 5_000 }),
    identity: async () => (await send('GET', '/api/legitimuzStatus')).body,
  };
}

const impede = (...listing: Parameters<Operator['sandbox']['control']['impede']>) =>
  operator.sandbox.control.impede(...listing);

test('closes the account of a person found in the register and pays it out with its open bets', async () => {
  const player = await newPlayer();
  expect((await player.stake()).status).toBe(200);
  await impede(player.document, true);
  expect(await player.balance()).toBe(0);
  const { data } = (await player.send('GET', '/api/transactions?source=Withdraw')).body;
  expect(data).toMatchObject([{ amount: 10_000, status: 2 }]);
  for (const refused of [await player.stake(), await player.deposit()])
    expect(refused).toMatchObject({ status: 403, body: { reason: 'impeded' } });
  expect(await player.identity()).toMatchObject({ is_closed: true });
});

test('leaves login and statement open to a closed account, which no second listing pays again', async () => {
  const player = await newPlayer();
  await impede(player.document, true);
  await impede(player.document, true);
  const again = await playerOf('alfa', player.email);
  const { data } = (await again.send('GET', '/api/transactions?source=Withdraw')).body;
  expect(data).toHaveLength(1);
});

test('reopens the account when the entry is removed', async () => {
  const player = await newPlayer();
  await impede(player.document, true);
  await impede(player.document, false);
  expect(await player.identity()).not.toHaveProperty('is_closed');
  expect((await player.deposit()).status).toBe(200);
});

test('closes the accounts at every licensed brand and at no other', async () => {
  const email = 'veterano@sandbox.test';
  const [here, there, free] = [
    await playerOf('alfa', email),
    await playerOf('beta', email),
    await playerOf('livre', email),
  ];
  await impede(here.document, true);
  expect([await here.balance(), await there.balance()]).toEqual([0, 0]);
  expect((await there.identity()).is_closed).toBe(true);
  expect(await free.identity()).not.toHaveProperty('is_closed');
  await impede(here.document, false);
});

test('keeps the account of a person who receives a benefit, and refuses a new one', async () => {
  const player = await newPlayer();
  await impede(player.document, true, 'benefit');
  expect(await player.identity()).not.toHaveProperty('is_closed');
  expect((await player.stake()).status).toBe(200);
  const document = newCpf();
  await impede(document, true, 'benefit');
  const registered = await operator.ask('alfa', 'POST', '/v2/auth/register', {
    body: lawfulRegistrationForm(document),
  });
  expect(registered).toMatchObject({ status: 403, body: { reason: 'impeded' } });
});

test('closes such an account from the day in rules.benefits on', async () => {
  const player = await newPlayer('rigor');
  await impede(player.document, true, 'benefit');
  expect(await player.identity()).toMatchObject({ is_closed: true });
  expect(await player.stake()).toMatchObject({ status: 403, body: { reason: 'impeded' } });
  expect(await player.balance()).toBe(0);
});
