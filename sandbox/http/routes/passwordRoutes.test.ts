import { expect, test } from 'vitest';
import { exampleSandbox } from '../../../tests/support/operator/exampleSandbox.ts';

const tenant = 'aurora';
let aheadMs = 0;
const site = exampleSandbox(tenant, { clock: () => new Date(Date.now() + aheadMs) });
const { call, newPlayer, logIn } = site;

const isIn = async (token: string | undefined) =>
  (await call('GET', '/api/auth/me', { token })).status === 200;

const recoveryToken = async (email: string) => {
  await call('POST', '/api/auth/recover', { body: { email } });
  const link = new URL(mailTo(email)?.link ?? '');
  expect(link.pathname).toBe('/recuperar-senha');
  return link.searchParams.get('token') ?? '';
};
const mailTo = (email: string) => site.sandbox.control.mails(tenant).find(({ to }) => to === email);
const reset = (token: string, password = 'nova-senha-1') =>
  call('POST', '/api/auth/recover/password', {
    body: { token, password, password_confirmation: password },
  });

test('sets a password once with the link of a recovery mail and ends every session', async () => {
  const { email, password } = await newPlayer();
  const other = await logIn({ email, password });
  const token = await recoveryToken(email);
  const link = await call('POST', '/api/auth/recover/link', { body: { token } });
  expect(link.body).toEqual({ purpose: 'password', account: 'j***@sandbox.test' });
  expect((await reset(token)).body.success).toBe(true);
  expect(await logIn({ email, password })).toBeUndefined();
  expect(await isIn(await logIn({ email, password: 'nova-senha-1' }))).toBe(true);
  expect(await isIn(other)).toBe(false);
  expect((await reset(token, 'outra-senha-2')).status).toBe(410);
  expect((await call('POST', '/api/auth/recover/link', { body: { token } })).status).toBe(410);
});

test('does not accept a recovery link as a session', async () => {
  const { email } = await newPlayer();
  const token = await recoveryToken(email);
  expect(await isIn(token)).toBe(false);
  expect((await call('POST', '/api/auth/refresh', { token })).status).toBe(401);
  const body = { current_password: '', password: 'nova-senha-1', password_confirmation: 'nova-senha-1' };
  expect((await call('PUT', '/api/auth/password', { token, body })).status).toBe(401);
  // The refused uses have not consumed it.
  expect((await reset(token)).status).toBe(200);
});

test('accepts only one of several parallel uses of a recovery link', async () => {
  const token = await recoveryToken((await newPlayer()).email);
  const responses = await Promise.all([1, 2, 3, 4, 5].map((turn) => reset(token, `nova-senha-${turn}`)));
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410]);
}, 30_000);

test('ends a recovery link after 30 minutes, with a newer password and with a newer e-mail', async () => {
  const player = await newPlayer();
  const old = await recoveryToken(player.email);
  aheadMs = 30 * 60_000;
  expect((await reset(old)).status).toBe(410);
  aheadMs = 0;

  const before = await recoveryToken(player.email);
  const token = await logIn(player);
  const change = { current_password: player.password, password: 'nova-senha-1' };
  const body = { ...change, password_confirmation: 'nova-senha-1' };
  expect((await call('PUT', '/api/auth/password', { token, body })).status).toBe(200);
  expect((await reset(before)).status).toBe(410);

  const toOldAddress = await recoveryToken(player.email);
  const moved = { email: `movido-${player.email}`, current_password: 'nova-senha-1' };
  expect((await call('PUT', '/api/auth/me', { token, body: moved })).status).toBe(200);
  expect((await reset(toOldAddress)).status).toBe(410);
}, 30_000);

test('keeps the recovery link valid after a weak password', async () => {
  const token = await recoveryToken((await newPlayer()).email);
  expect((await reset(token, 'curta')).body.errors).toHaveProperty('password');
  expect((await reset(token)).status).toBe(200);
});

test('ends the other sessions on a password change and keeps its own', async () => {
  const { email, password } = await newPlayer();
  const [own, ...others] = [await logIn({ email, password }), await logIn({ email, password })];
  const payload = { current_password: '', password: 'nova-senha-1', password_confirmation: 'nova-senha-1' };
  const refused = await call('PUT', '/api/auth/password', { token: own, body: payload });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { current_password: [expect.any(String)] } },
  });
  const body = { ...payload, current_password: password };
  expect((await call('PUT', '/api/auth/password', { token: own, body })).status).toBe(200);
  expect(await isIn(own)).toBe(true);
  for (const token of others) {
    expect(await call('GET', '/api/auth/me', { token })).toMatchObject({
      status: 401,
      body: { message: 'Unauthenticated.' },
    });
    expect((await call('POST', '/api/auth/refresh', { token })).status).toBe(401);
  }
});

test('gives unknown e-mails the same response and sends no mail', async () => {
  const { email } = await newPlayer();
  const before = site.sandbox.control.mails(tenant).length;
  const unknown = await call('POST', '/api/auth/recover', { body: { email: 'ninguem@sandbox.test' } });
  expect(site.sandbox.control.mails(tenant)).toHaveLength(before);
  expect(await call('POST', '/api/auth/recover', { body: { email } })).toEqual(unknown);
});

test('limits password guesses to ten, for that e-mail and visitor only', async () => {
  const { email, password } = await newPlayer();
  const guess = (ip: string, secret: string) =>
    call('POST', '/api/auth/login', { body: { email, password: secret }, ip });
  const guesses = await Promise.all(Array.from({ length: 12 }, () => guess('203.0.113.1', 'errada-1')));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await guess('203.0.113.1', password)).status).toBe(429);
  expect((await guess('203.0.113.2', password)).status).toBe(200);
}, 30_000);

test('stores passwords as salted, memory-hard hashes', async () => {
  const { hashPassword, passwordMatches } = await import('../../domain/passwords.ts');
  const [one, two] = await Promise.all([hashPassword('senha-1'), hashPassword('senha-1')]);
  expect(one).toMatch(/^scrypt\$/);
  expect(one).not.toBe(two);
  expect(await passwordMatches('senha-1', one)).toBe(true);
  expect(await passwordMatches('senha-2', one)).toBe(false);
});
