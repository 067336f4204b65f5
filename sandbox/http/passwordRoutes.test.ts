import { afterAll, beforeAll, expect, test } from 'vitest';
import { exampleBrand } from '../content/exampleBrand.ts';
import { createSandbox, type Sandbox } from '../createSandbox.ts';

const tenant = 'aurora';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await createSandbox({ brands: [exampleBrand(tenant)], dataDir: null });
}, 60_000);
afterAll(() => sandbox.close());

interface Sent {
  method?: string;
  token?: string | undefined;
  body?: Record<string, unknown>;
  ip?: string;
}

async function call(path: string, { method = 'POST', token, body = {}, ip }: Sent) {
  const answer = await sandbox.fetch(
    new Request(`http://api.${tenant}.localhost:4000${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    }),
    { ip },
  );
  return { status: answer.status, body: Object(await answer.json().catch(() => null)) };
}

const newPlayer = () => sandbox.control.createPlayer(tenant, { balanceCents: 0 });
const logIn = async (email: string, password: string) =>
  (await call('/api/auth/login', { body: { email, password } })).body.access_token as string | undefined;
const isIn = async (token: string | undefined) =>
  (await call('/api/auth/me', { method: 'GET', token })).status === 200;

test('the link of a recovery mail logs in and sets a password without the old one', async () => {
  const { email, password } = await newPlayer();
  const other = await logIn(email, password);
  await call('/api/auth/recover', { body: { email: ` ${email.toUpperCase()} ` } });
  const [mail] = sandbox.control.mails(tenant);
  expect(mail?.to).toBe(email);
  const link = new URL(mail?.link ?? '');
  expect(link.pathname).toBe('/user/password');
  const token = link.searchParams.get('token') ?? '';
  expect(await isIn(token)).toBe(true);

  const wish = { current_password: '', password: 'nova-senha-1', password_confirmation: 'nova-senha-1' };
  expect((await call('/api/auth/password', { method: 'PUT', token, body: wish })).status).toBe(200);
  expect(await logIn(email, password)).toBeUndefined();
  expect(await isIn(await logIn(email, 'nova-senha-1'))).toBe(true);
  expect(await isIn(token)).toBe(true);
  expect(await isIn(other)).toBe(false);
});

test('a token from a login sets no password without the old one, nor does a renewed recovery token', async () => {
  const { email, password } = await newPlayer();
  const wish = { current_password: '', password: 'nova-senha-1', password_confirmation: 'nova-senha-1' };
  const token = await logIn(email, password);
  const refused = await call('/api/auth/password', { method: 'PUT', token, body: wish });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { current_password: [expect.any(String)] } },
  });

  await call('/api/auth/recover', { body: { email } });
  const link = new URL(sandbox.control.mails(tenant)[0]?.link ?? '');
  const recovery = link.searchParams.get('token') ?? '';
  const renewed = (await call('/api/auth/refresh', { token: recovery })).body.access_token;
  expect((await call('/api/auth/password', { method: 'PUT', token: renewed, body: wish })).status).toBe(422);
});

test('unknown addresses get the same answer and no mail', async () => {
  const { email } = await newPlayer();
  const before = sandbox.control.mails(tenant).length;
  const unknown = await call('/api/auth/recover', { body: { email: 'ninguem@sandbox.test' } });
  expect(sandbox.control.mails(tenant)).toHaveLength(before);
  expect(await call('/api/auth/recover', { body: { email } })).toEqual(unknown);
});

test('guessing a password is stopped after ten tries, for that address and visitor only', async () => {
  const { email, password } = await newPlayer();
  const guess = (ip: string, secret: string) =>
    call('/api/auth/login', { body: { email, password: secret }, ip });
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
