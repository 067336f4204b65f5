import { expect, test } from 'vitest';
import { exampleSandbox } from '../../../tests/support/operator/exampleSandbox.ts';
import { lawfulRegistrationForm } from '../../../tests/support/operator/registrationForm.ts';
import { exampleBrand } from '../../content/exampleBrand.ts';
import { withCheckDigits } from '../../domain/cpf.ts';

const tenant = 'licenciada';
const dayMs = 24 * 60 * 60 * 1000;
// Longer than usual, so that few renewals cover a week.
const tokenLifetimeS = (2 * dayMs) / 1000;
let nowMs = Date.parse('2026-05-04T12:00:00Z');
const site = exampleSandbox(tenant, {
  brands: [{ ...exampleBrand(tenant), jurisdiction: 'br' }, exampleBrand('livre')],
  clock: () => new Date(nowMs),
  tokenLifetimeS,
});
const { call, newPlayer } = site;

// A player without known devices.
async function stranger(brand = tenant) {
  const player = await site.sandbox.control.createPlayer(brand, { balanceCents: 0 });
  await site.sandbox.control.forgetDevices(brand, player.email);
  return player;
}

const codeFor = (email: string) =>
  site.sandbox.control.mails(tenant).find(({ to, code }) => to === email && code)?.code ?? '';

async function confirmedDevice({ email, password }: { email: string; password: string }): Promise<string> {
  const { body } = await call('POST', '/api/auth/login', { body: { email, password } });
  const { challenge } = body.second_factor;
  const confirmed = await call('POST', '/api/auth/second-factor', {
    body: { challenge, code: codeFor(email) },
  });
  return confirmed.body.device.token;
}

test('mails a code for an unknown device of a licensed brand, and issues no token before it', async () => {
  const { email, password } = await stranger();
  const asked = await call('POST', '/api/auth/login', { body: { email, password } });
  expect(asked.status).toBe(200);
  expect(asked.body.access_token).toBeUndefined();
  expect(asked.body.error).toMatch(/código/);
  expect(asked.body.second_factor).toMatchObject({ sent_to: 'j***@sandbox.test', expires_in: 600 });
  const { challenge } = asked.body.second_factor;
  const confirmed = await call('POST', '/api/auth/second-factor', {
    body: { challenge, code: codeFor(email) },
  });
  expect(confirmed.body).toMatchObject({
    access_token: expect.any(String),
    expires_in: tokenLifetimeS,
    device: { token: expect.any(String), expires_in: 604_800 },
  });
  // A code works once.
  expect(
    (await call('POST', '/api/auth/second-factor', { body: { challenge, code: codeFor(email) } })).status,
  ).toBe(410);
});

test('asks a device with a second factor again after seven days, on that device only', async () => {
  const player = await stranger();
  const device = await confirmedDevice(player);
  expect((await call('POST', '/api/auth/login', { body: { ...player, device } })).body.access_token).toEqual(
    expect.any(String),
  );
  expect((await call('POST', '/api/auth/login', { body: player })).body.second_factor).toBeDefined();
  nowMs += 7 * dayMs;
  expect(
    (await call('POST', '/api/auth/login', { body: { ...player, device } })).body.second_factor,
  ).toBeDefined();
});

test('does not accept the device of another player', async () => {
  const device = await confirmedDevice(await stranger());
  expect(
    (await call('POST', '/api/auth/login', { body: { ...(await stranger()), device } })).body.access_token,
  ).toBeUndefined();
});

test('trusts no device after a new password by mail', async () => {
  const player = await stranger();
  const device = await confirmedDevice(player);
  const login = (password: string) =>
    call('POST', '/api/auth/login', { body: { email: player.email, password, device } });
  expect((await login(player.password)).body.access_token).toBeTruthy();
  await call('POST', '/api/auth/recover', { body: { email: player.email } });
  const link = site.sandbox.control.mails(tenant).find(({ to, link: one }) => to === player.email && one);
  const token = new URL(link?.link ?? '').searchParams.get('token');
  const password = 'senha-nova-9';
  const body = { token, password, password_confirmation: password };
  expect((await call('POST', '/api/auth/recover/password', { body })).status).toBe(200);
  const { access_token, second_factor } = (await login(password)).body;
  expect([access_token, second_factor]).toEqual([undefined, expect.any(Object)]);
});

test('accepts five guesses of a code and invalidates it with a newer one', async () => {
  const player = await stranger();
  const first = (await call('POST', '/api/auth/login', { body: player })).body.second_factor.challenge;
  const wrong = codeFor(player.email) === '000000' ? '111111' : '000000';
  for (let guess = 0; guess < 5; guess += 1) {
    const refused = await call('POST', '/api/auth/second-factor', {
      body: { challenge: first, code: wrong },
    });
    expect(refused).toMatchObject({ status: 422, body: { error: expect.stringMatching(/incorreto/) } });
  }
  const spent = await call('POST', '/api/auth/second-factor', {
    body: { challenge: first, code: codeFor(player.email) },
  });
  expect(spent.status).toBe(410);

  const second = (await call('POST', '/api/auth/login', { body: player })).body.second_factor.challenge;
  await call('POST', '/api/auth/login', { body: player });
  const replaced = await call('POST', '/api/auth/second-factor', {
    body: {
      challenge: second,
      code: codeFor(player.email),
    },
  });
  expect(replaced.status).toBe(410);
});

test('expires a code after ten minutes and refuses an unknown challenge', async () => {
  const player = await stranger();
  const { challenge } = (await call('POST', '/api/auth/login', { body: player })).body.second_factor;
  nowMs += 10 * 60_000;
  const late = await call('POST', '/api/auth/second-factor', {
    body: { challenge, code: codeFor(player.email) },
  });
  expect(late.status).toBe(410);
  expect(
    (await call('POST', '/api/auth/second-factor', { body: { challenge: "x' or 1", code: '1' } })).status,
  ).toBe(410);
});

test('limits the codes mailed to a player', async () => {
  const player = await stranger();
  for (let login = 0; login < 10; login += 1) await call('POST', '/api/auth/login', { body: player });
  expect((await call('POST', '/api/auth/login', { body: player })).status).toBe(429);
});

test('never renews a session beyond the second factor', async () => {
  const player = await newPlayer();
  let token: string = (await call('POST', '/api/auth/login', { body: player })).body.access_token;
  for (let day = 1; day < 7; day += 1) {
    nowMs += dayMs;
    const renewed = await call('POST', '/api/auth/refresh', { token });
    expect(renewed.status).toBe(200);
    token = renewed.body.access_token;
  }
  nowMs += dayMs;
  expect((await call('POST', '/api/auth/refresh', { token })).status).toBe(401);
});

test('lets a new player in at once on that device, before the identity check', async () => {
  const form = lawfulRegistrationForm(withCheckDigits('731905264'));
  const { email, password } = form;
  const registered = await call('POST', '/v2/auth/register', { body: form });
  const { device } = registered.body;
  const entered = await call('POST', '/api/auth/login', { body: { email, password, device: device.token } });
  const { access_token: token } = entered.body;
  expect(token).toEqual(expect.any(String));
  const { body: me } = await call('GET', '/api/auth/me', { token });
  expect(me.status).toBe('Pendente');
  const { body: identity } = await call('GET', '/api/legitimuzStatus', { token });
  expect(identity).toMatchObject({ user_status: 'pending_kyc', isApproved: false });
});

test('asks for no code at a brand outside that law', async () => {
  const player = await stranger('livre');
  const { body } = await call('POST', '/api/auth/login', { body: player, host: 'api.livre' });
  expect(body.access_token).toEqual(expect.any(String));
});
