import { afterAll, beforeAll, expect, test } from 'vitest';
import { brand, type Operator, startOperator } from './operator.ts';

let operator: Operator;
// 23:30 in São Paulo.
const night = new Date('2026-11-24T02:30:00Z');
let now = night;
beforeAll(async () => {
  const lawful = { ...brand('alfa'), jurisdiction: 'br' as const };
  operator = await startOperator({ brands: [lawful], clock: () => new Date(now) });
}, 120_000);
afterAll(() => operator.close());

const path = '/api/protection/habits';

async function newPlayer(balanceCents = 0) {
  now = night;
  const { email } = await operator.sandbox.control.createPlayer('alfa', {
    balanceCents,
    identity: 'approved',
  });
  const token = await operator.logIn('alfa', email);
  const send = (method: string, url: string, body?: object) =>
    operator.ask('alfa', method, url, { token, body });
  return { token, send };
}

test('checks reality every 60 minutes until the player chooses 30 or 90', async () => {
  const { send } = await newPlayer();
  expect((await send('GET', path)).body).toMatchObject({
    reality_check: 60,
    quiet_hours: null,
    lifetime_result: 0,
  });
  expect((await send('PUT', path, { reality_check: 90 })).body.reality_check).toBe(90);
  expect((await send('GET', path)).body.reality_check).toBe(90);
  expect((await send('PUT', path, { reality_check: 10 })).status).toBe(422);
});

test('keeps both habits that are changed at the same time', async () => {
  const { send } = await newPlayer();
  await Promise.all([
    send('PUT', path, { quiet_hours: { from: 2, until: 6 } }),
    send('PUT', path, { reality_check: 30 }),
  ]);
  expect((await send('GET', path)).body).toMatchObject({
    reality_check: 30,
    quiet_hours: { from: 2, until: 6 },
  });
});

test('refuses deposits in the chosen hours and no change of them meanwhile', async () => {
  const { send } = await newPlayer();
  expect((await send('POST', '/api/deposits', { amount: 5_000 })).status).toBe(200);
  expect((await send('PUT', path, { quiet_hours: { from: 22, until: 6 } })).status).toBe(200);
  const refused = await send('POST', '/api/deposits', { amount: 5_000 });
  expect([refused.status, refused.body.reason]).toEqual([403, 'limit']);
  expect((await send('PUT', path, { quiet_hours: null })).status).toBe(422);
  // Another choice is still possible.
  expect((await send('PUT', path, { reality_check: 30 })).status).toBe(200);
});

test('takes deposits and changes outside the chosen hours', async () => {
  const { send } = await newPlayer();
  expect((await send('PUT', path, { quiet_hours: { from: 0, until: 8 } })).status).toBe(200);
  expect((await send('POST', '/api/deposits', { amount: 5_000 })).status).toBe(200);
  expect((await send('PUT', path, { quiet_hours: null })).body.quiet_hours).toBe(null);
  expect((await send('PUT', path, { quiet_hours: { from: 5, until: 5 } })).status).toBe(422);
});

test('sums up what the player won and lost since the account was opened', async () => {
  const { send } = await newPlayer(10_000);
  const started = await send('POST', '/api/games/mines', { bet: 1_000, mines: 24 });
  expect(started.status).toBe(200);
  const { id } = started.body.data;
  let round = started.body.data;
  for (let tile = 0; round.status === 'playing' && tile < 25; tile += 1) {
    round = (await send('POST', `/api/games/mines/${id}/reveal`, { tile })).body.data;
  }
  if (round.status === 'playing') round = (await send('POST', `/api/games/mines/${id}/cashout`)).body.data;
  expect((await send('GET', path)).body.lifetime_result).toBe(round.payout - round.bet);
});
