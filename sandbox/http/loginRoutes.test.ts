import { afterAll, beforeAll, expect, test } from 'vitest';
import { typedFormToken } from '../../tests/support/formToken.ts';
import { exampleBrand } from '../content/exampleBrand.ts';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import { withCheckDigits } from '../domain/cpf.ts';

const tenant = 'licenciada';
const dayMs = 24 * 60 * 60 * 1000;
/** Longer than is usual, so that few renewals make a week. */
const tokenLifetimeS = (2 * dayMs) / 1000;
let nowMs = Date.parse('2026-05-04T12:00:00Z');
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({
    brands: [{ ...exampleBrand(tenant), jurisdiction: 'br' }, exampleBrand('livre')],
    dataDir: null,
    clock: () => new Date(nowMs),
    tokenLifetimeS,
  });
}, 60_000);
afterAll(() => sandbox.close());

async function call(path: string, body: Record<string, unknown>, token?: string, brand = tenant) {
  const answer = await sandbox.fetch(
    new Request(`http://api.${brand}.localhost:4000${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    }),
  );
  return { status: answer.status, body: Object(await answer.json().catch(() => null)) };
}

/** Somebody whose devices are all unknown. */
async function stranger(brand = tenant) {
  const player = await sandbox.control.createPlayer(brand, { balanceCents: 0 });
  await sandbox.control.forgetDevices(brand, player.email);
  return player;
}

const codeFor = (email: string) =>
  sandbox.control.mails(tenant).find(({ to, code }) => to === email && code)?.code ?? '';

async function confirmedDevice({ email, password }: { email: string; password: string }): Promise<string> {
  const { body } = await call('/api/auth/login', { email, password });
  const { challenge } = body.second_factor;
  const confirmed = await call('/api/auth/second-factor', { challenge, code: codeFor(email) });
  return confirmed.body.device.token;
}

test('an unknown device of a licensed brand gets a code by mail, and no token before it', async () => {
  const { email, password } = await stranger();
  const asked = await call('/api/auth/login', { email, password });
  expect(asked.status).toBe(200);
  expect(asked.body.access_token).toBeUndefined();
  expect(asked.body.error).toMatch(/código/);
  expect(asked.body.second_factor).toMatchObject({ sent_to: 'j***@sandbox.test', expires_in: 600 });
  const { challenge } = asked.body.second_factor;
  const confirmed = await call('/api/auth/second-factor', { challenge, code: codeFor(email) });
  expect(confirmed.body).toMatchObject({
    access_token: expect.any(String),
    expires_in: tokenLifetimeS,
    device: { token: expect.any(String), expires_in: 604_800 },
  });
  // A code works once.
  expect((await call('/api/auth/second-factor', { challenge, code: codeFor(email) })).status).toBe(410);
});

test('a device that showed the second factor is asked again after seven days, and only there', async () => {
  const player = await stranger();
  const device = await confirmedDevice(player);
  expect((await call('/api/auth/login', { ...player, device })).body.access_token).toEqual(
    expect.any(String),
  );
  expect((await call('/api/auth/login', player)).body.second_factor).toBeDefined();
  nowMs += 7 * dayMs;
  expect((await call('/api/auth/login', { ...player, device })).body.second_factor).toBeDefined();
});

test('another player’s device stands for nobody else', async () => {
  const device = await confirmedDevice(await stranger());
  expect(
    (await call('/api/auth/login', { ...(await stranger()), device })).body.access_token,
  ).toBeUndefined();
});

test('a code is guessed five times at most, and a newer one replaces it', async () => {
  const player = await stranger();
  const first = (await call('/api/auth/login', player)).body.second_factor.challenge;
  const wrong = codeFor(player.email) === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 5; guess += 1) {
    const refused = await call('/api/auth/second-factor', { challenge: first, code: wrong });
    expect(refused).toMatchObject({ status: 422, body: { error: expect.stringMatching(/incorreto/) } });
  }
  const spent = await call('/api/auth/second-factor', { challenge: first, code: codeFor(player.email) });
  expect(spent.status).toBe(410);

  const second = (await call('/api/auth/login', player)).body.second_factor.challenge;
  await call('/api/auth/login', player);
  const replaced = await call('/api/auth/second-factor', {
    challenge: second,
    code: codeFor(player.email),
  });
  expect(replaced.status).toBe(410);
});

test('a code runs out after ten minutes, and nonsense is no challenge', async () => {
  const player = await stranger();
  const { challenge } = (await call('/api/auth/login', player)).body.second_factor;
  nowMs += 10 * 60_000;
  const late = await call('/api/auth/second-factor', { challenge, code: codeFor(player.email) });
  expect(late.status).toBe(410);
  expect((await call('/api/auth/second-factor', { challenge: "x' or 1", code: '1' })).status).toBe(410);
});

test('nobody is flooded with codes', async () => {
  const player = await stranger();
  for (let login = 0; login < 10; login += 1) await call('/api/auth/login', player);
  expect((await call('/api/auth/login', player)).status).toBe(429);
});

test('no renewal outlives the second factor', async () => {
  const player = await sandbox.control.createPlayer(tenant, { balanceCents: 0 });
  let token: string = (await call('/api/auth/login', player)).body.access_token;
  for (let day = 1; day < 7; day += 1) {
    nowMs += dayMs;
    const renewed = await call('/api/auth/refresh', {}, token);
    expect(renewed.status).toBe(200);
    token = renewed.body.access_token;
  }
  nowMs += dayMs;
  expect((await call('/api/auth/refresh', {}, token)).status).toBe(401);
});

test('who registers is let in at once on that device', async () => {
  const document = withCheckDigits('731905264');
  const email = 'nova@sandbox.test';
  const password = 'senha-boa-1';
  const registered = await call('/v2/auth/register', {
    name: 'Nova Jogadora',
    document,
    email,
    email_confirmation: email,
    phone: '11987650000',
    phone_code: '55',
    birthday: '1990-01-01',
    password,
    password_confirmation: password,
    termsAccepted: true,
    token: typedFormToken(),
  });
  const { device } = registered.body;
  const entered = await call('/api/auth/login', { email, password, device: device.token });
  expect(entered.body.access_token).toEqual(expect.any(String));
});

test('a brand without that law asks for no code', async () => {
  const player = await stranger('livre');
  const { body } = await call('/api/auth/login', player, undefined, 'livre');
  expect(body.access_token).toEqual(expect.any(String));
});
