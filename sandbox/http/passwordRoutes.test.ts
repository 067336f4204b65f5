import { expect, test } from 'vitest';
import { exampleSandbox } from '../../tests/support/exampleSandbox.ts';

const tenant = 'aurora';
const site = exampleSandbox(tenant);
const { call, newPlayer, logIn } = site;

const isIn = async (token: string | undefined) =>
  (await call('GET', '/api/auth/me', { token })).status === 200;

test('the link of a recovery mail logs in and sets a password without the old one', async () => {
  const { email, password } = await newPlayer();
  const other = await logIn({ email, password });
  await call('POST', '/api/auth/recover', { body: { email: ` ${email.toUpperCase()} ` } });
  const [mail] = site.sandbox.control.mails(tenant);
  expect(mail?.to).toBe(email);
  const link = new URL(mail?.link ?? '');
  expect(link.pathname).toBe('/user/password');
  const token = link.searchParams.get('token') ?? '';
  expect(await isIn(token)).toBe(true);

  const wish = { current_password: '', password: 'nova-senha-1', password_confirmation: 'nova-senha-1' };
  expect((await call('PUT', '/api/auth/password', { token, body: wish })).status).toBe(200);
  expect(await logIn({ email, password })).toBeUndefined();
  expect(await isIn(await logIn({ email, password: 'nova-senha-1' }))).toBe(true);
  expect(await isIn(token)).toBe(true);
  expect(await isIn(other)).toBe(false);
});

test('a token from a login sets no password without the old one, nor does a renewed recovery token', async () => {
  const { email, password } = await newPlayer();
  const wish = { current_password: '', password: 'nova-senha-1', password_confirmation: 'nova-senha-1' };
  const token = await logIn({ email, password });
  const refused = await call('PUT', '/api/auth/password', { token, body: wish });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { current_password: [expect.any(String)] } },
  });

  await call('POST', '/api/auth/recover', { body: { email } });
  const link = new URL(site.sandbox.control.mails(tenant)[0]?.link ?? '');
  const recovery = link.searchParams.get('token') ?? '';
  const renewed = (await call('POST', '/api/auth/refresh', { token: recovery })).body.access_token;
  expect((await call('PUT', '/api/auth/password', { token: renewed, body: wish })).status).toBe(422);
});

test('unknown addresses get the same answer and no mail', async () => {
  const { email } = await newPlayer();
  const before = site.sandbox.control.mails(tenant).length;
  const unknown = await call('POST', '/api/auth/recover', { body: { email: 'ninguem@sandbox.test' } });
  expect(site.sandbox.control.mails(tenant)).toHaveLength(before);
  expect(await call('POST', '/api/auth/recover', { body: { email } })).toEqual(unknown);
});

test('guessing a password is stopped after ten tries, for that address and visitor only', async () => {
  const { email, password } = await newPlayer();
  const guess = (ip: string, secret: string) =>
    call('POST', '/api/auth/login', { body: { email, password: secret }, ip });
  const guesses = await Promise.all(Array.from({ length: 12 }, () => guess('203.0.113.1', 'errada-1')));
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await guess('203.0.113.1', password)).status).toBe(429);
  expect((await guess('203.0.113.2', password)).status).toBe(200);
}, 30_000);

test('passwords are stored as salted, memory-hard hashes', async () => {
  const { hashPassword, passwordMatches } = await import('../domain/passwords.ts');
  const [one, two] = await Promise.all([hashPassword('senha-1'), hashPassword('senha-1')]);
  expect(one).toMatch(/^scrypt\$/);
  expect(one).not.toBe(two);
  expect(await passwordMatches('senha-1', one)).toBe(true);
  expect(await passwordMatches('senha-2', one)).toBe(false);
});
