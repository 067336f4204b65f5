import { afterAll, beforeAll, expect, test } from 'vitest';
import { withdrawalRequestSchema } from '../../src/shared/contract/wallet/withdrawals.ts';
import { newCpf } from '../support/operator/registrationForm.ts';
import { brand, type Operator, startOperator } from './operator.ts';

let operator: Operator;
const now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  const lawful = (id: string) => ({ ...brand(id), jurisdiction: 'br' as const, company });
  const brands = [lawful('alfa'), lawful('beta'), brand('livre')];
  operator = await startOperator({ brands, clock: () => new Date(now), tokenLifetimeS: 90 * 3600 });
}, 240_000);
afterAll(() => operator.close());

const company = {
  legalName: 'Ladeira Nova Jogos e Apostas S.A.',
  tradeName: 'Ladeira',
  document: '61.820.547/0001-28',
  address: 'Rua Halfeld, 705, Juiz de Fora/MG',
  authorization: { number: 'SPA/MF nº 2071/2025', date: '2025-02-17' },
  support: { phone: '0800 555 0710', email: 'sac@alfa.example' },
  ombudsman: { phone: '0800 555 0711', email: 'ouvidoria@alfa.example' },
};

async function newPlayer(tenant = 'alfa') {
  const request = { balanceCents: 10_000, identity: 'approved' as const };
  return playerOf(tenant, (await operator.sandbox.control.createPlayer(tenant, request)).email);
}

async function playerOf(tenant: string, email: string) {
  const token = await operator.logIn(tenant, email);
  const send = (method: string, path: string, body?: object) =>
    operator.ask(tenant, method, path, {
      token,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body,
    });
  return { email, send, me: async () => (await send('GET', '/api/auth/me')).body };
}
type Player = Awaited<ReturnType<typeof newPlayer>>;

const limits = '/api/protection/limits';
const raise = ({ send }: Player, day: number) => send('PUT', limits, { bets: { day } });

test('raises a limit only when the player confirms it after 24 hours', async () => {
  const player = await newPlayer();
  await raise(player, 10);
  expect((await raise(player, 50)).body).toMatchObject({
    bets: { day: 10 },
    pending: [{ kind: 'bets', period: 'day', value: 50, confirmation: 'later' }],
  });
  await operator.sandbox.control.ageLimits('alfa', player.email, 24);
  expect((await player.send('GET', limits)).body).toMatchObject({
    bets: { day: 10 },
    pending: [{ confirmation: 'open' }],
  });
  expect((await raise(player, 50)).body).toMatchObject({ bets: { day: 50 }, pending: [] });
});

test('keeps the limit of a player who does not confirm, and raises by itself where no law asks', async () => {
  const player = await newPlayer();
  await raise(player, 10);
  await raise(player, 50);
  await operator.sandbox.control.ageLimits('alfa', player.email, 240);
  expect((await raise(player, 10)).body).toMatchObject({ bets: { day: 10 }, pending: [] });
  const free = await newPlayer('livre');
  await raise(free, 10);
  expect((await raise(free, 50)).body.pending[0]).not.toHaveProperty('confirmation');
  await operator.sandbox.control.ageLimits('livre', free.email, 24);
  expect((await free.send('GET', limits)).body).toMatchObject({ bets: { day: 50 }, pending: [] });
});

test('shares habits and the stop for today over the brands of the operator', async () => {
  const email = 'novo@sandbox.test';
  const [here, there, free] = [
    await playerOf('alfa', email),
    await playerOf('beta', email),
    await playerOf('livre', email),
  ];
  const habits = '/api/protection/habits';
  // 9:00 in São Paulo.
  await here.send('PUT', habits, { reality_check: 30, quiet_hours: { from: 8, until: 20 } });
  const shared = { reality_check: 30, quiet_hours: { from: 8, until: 20 } };
  expect((await there.send('GET', habits)).body).toMatchObject(shared);
  expect((await free.send('GET', habits)).body.quiet_hours).toBe(null);
  const deposit = ({ send }: Player) => send('POST', '/api/deposits', { amount: 5_000 });
  expect(await deposit(there)).toMatchObject({ status: 403, body: { reason: 'limit' } });
  expect((await there.send('PUT', habits, { quiet_hours: null })).status).toBe(422);
  const limits = '/api/protection/limits';
  expect((await there.send('GET', limits)).body.paused_until).toBeUndefined();
  const { until } = (await here.send('POST', '/api/protection/suspension', { days: 1 })).body;
  expect((await deposit(there)).body.reason).toBe('paused');
  expect((await there.send('GET', limits)).body.paused_until).toBe(until);
  expect((await free.send('GET', limits)).body.paused_until).toBeUndefined();
});

test('exports and signs the protections of every brand of the operator', async () => {
  const email = 'novo@sandbox.test';
  const [here, there, free] = [
    await playerOf('alfa', email),
    await playerOf('beta', email),
    await playerOf('livre', email),
  ];
  await here.send('PUT', '/api/protection/limits', { deposit: { month: 70_000 } });
  const { until } = (await here.send('POST', '/api/protection/suspension', { days: 7 })).body;
  const inForce = { paused_until: until, excluded_until: null, excluded_for_good: false };
  const { limits } = (await there.send('GET', '/api/account/data')).body;
  expect(limits).toMatchObject(inForce);
  expect(limits.limits).toContainEqual({ kind: 'deposit', period: 'month', value: 70_000 });
  expect((await there.send('GET', '/api/protection/limits')).body.excluded).toBeUndefined();
  await here.send('POST', '/api/protection/exclusion', { permanent: true, password: 'Bandeira123' });
  expect((await there.send('GET', '/api/protection/limits')).body.excluded).toEqual({ until: null });
  const [receipt] = (await there.send('GET', '/api/account/receipts')).body.data;
  expect(JSON.parse(receipt.payload)).toMatchObject({ ...inForce, excluded_for_good: true });
  expect((await free.send('GET', '/api/account/data')).body.limits).toMatchObject({
    limits: [],
    paused_until: null,
    excluded_for_good: false,
  });
});

test('sums up the result over the brands of the operator', async () => {
  const [here, there] = [
    await playerOf('alfa', 'veterano@sandbox.test'),
    await playerOf('beta', 'veterano@sandbox.test'),
  ];
  const result = async ({ send }: Player) =>
    (await send('GET', '/api/protection/habits')).body.lifetime_result;
  const before = await result(there);
  await operator.sandbox.control.credit('alfa', here.email, 1_000);
  await settleBet(here);
  const { data } = (await here.send('GET', '/api/transactions')).body;
  expect(data.length).toBeGreaterThan(0);
  expect(await result(there)).toBe(await result(here));
  expect(await result(there)).not.toBe(before);
});

// With 24 mines the first tile ends the round either way, and its result is never zero.
async function settleBet({ send }: Player) {
  const { id } = (await send('POST', '/api/games/mines', { bet: 100, mines: 24 })).body.data;
  const { data } = (await send('POST', `/api/games/mines/${id}/reveal`, { tile: 0 })).body;
  if (data.status === 'playing') await send('POST', `/api/games/mines/${id}/cashout`);
}

test('lets no bonus be active before the first settled bet with own money', async () => {
  const player = await newPlayer();
  await operator.sandbox.control.grantBonus('alfa', player.email, 1_000);
  const list = async () => (await player.send('GET', '/api/bonus?active=1')).body.data;
  const [bonus] = await list();
  expect(bonus).toMatchObject({ active: 0, needs_bet: true });
  expect((await player.send('POST', `/api/active/${bonus.id}`)).status).toBe(403);
  await settleBet(player);
  expect(await list()).toMatchObject([{ active: 0, needs_bet: false }]);
  expect((await player.send('POST', `/api/active/${bonus.id}`)).status).toBe(200);
  expect(await list()).toMatchObject([{ active: 1 }]);
  const free = await newPlayer('livre');
  await operator.sandbox.control.grantBonus('livre', free.email, 1_000);
  expect((await free.send('GET', '/api/bonus?active=1')).body.data).toMatchObject([
    { active: 1, needs_bet: false },
  ]);
});

test('returns a payment from another tax number and takes one from the own', async () => {
  const player = await newPlayer();
  const charge = async () =>
    (await player.send('POST', '/api/deposits', { amount: 5_000 })).body.data.id as string;
  const foreign = await charge();
  await operator.sandbox.control.payDeposit('alfa', foreign, newCpf());
  expect((await player.me()).balance).toBe(10_000);
  const { data } = (await player.send('GET', `/api/deposits/${foreign}`)).body;
  expect(data).toMatchObject({ status: 3, return_reason: 'payer' });
  const own = String((await player.me()).document.number).replace(/\D/g, '');
  await operator.sandbox.control.payDeposit('alfa', await charge(), own);
  expect((await player.me()).balance).toBe(15_000);
});

test('knows no other destination of a withdrawal than the own tax number', () => {
  expect(Object.keys(withdrawalRequestSchema.entries)).toEqual(['amount']);
});
