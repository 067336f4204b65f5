import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withCheckDigits } from '../../sandbox/domain/cpf.ts';
import { calls } from '../../src/shared/contract/calls.ts';
import { typedFormToken } from '../support/operator/registrationForm.ts';
import { homeCalls } from '../support/page/homeCalls.ts';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
let now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  operator = await startOperator({ clock: () => new Date(now) });
}, 60_000);
beforeEach(() => operator.sandbox.control.clearCallErrors('alfa'));
afterAll(() => operator.close());

const api = (...parameters: Parameters<Operator['call']>) => operator.call(...parameters);
const ask = (...parameters: Parameters<Operator['ask']>) => operator.ask(...parameters);

describe('public content', () => {
  test.each(['/v2/get-ip', ...homeCalls])(
    'serves %s as the contract says, to its own origin only',
    async (path) => {
      const response = await api('alfa', 'GET', path, { headers: { Origin: 'https://alfa.example' } });
      expect(response.status).toBe(200);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('https://alfa.example');
      const call = Object.values(calls).find((candidate) => candidate.path === path);
      const schema = call && 'response' in call ? call.response : undefined;
      expect(v.safeParse(schema ?? v.never(), await response.json()).issues).toBeUndefined();
      const foreign = await api('alfa', 'GET', path, { headers: { Origin: 'https://beta.example' } });
      expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );

  test('answers the preflight of a money call with its headers and an age', async () => {
    const response = await api('alfa', 'OPTIONS', '/api/deposits', {
      headers: {
        Origin: 'http://alfa.localhost:5173',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,idempotency-key,x-user-ip',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://alfa.localhost:5173');
    expect(response.headers.get('Access-Control-Allow-Headers')).toMatch(/Idempotency-Key/);
    expect(Number(response.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(0);
  });

  test('requires the tag key for the pixel list', async () => {
    expect((await api('alfa', 'GET', '/api/pixels')).status).toBe(401);
    const response = await ask('alfa', 'GET', '/api/pixels', { headers: { Authorization: 'tags-alfa' } });
    expect(response.body.data[0].google_id).toMatch(/^G-/);
  });

  test('has no operator for an unknown host', async () => {
    expect((await api('gone', 'GET', '/v2/banners')).status).toBe(404);
    expect(operator.sandbox.handles('api.alfa.localhost:4000')).toBe(true);
    expect(operator.sandbox.handles('alfa.localhost:4000')).toBe(false);
  });
});

describe('sessions', () => {
  test('give the same response to a wrong password and an unknown e-mail', async () => {
    const wrong = await ask('alfa', 'POST', '/api/auth/login', {
      body: { email: 'novo@sandbox.test', password: 'x' },
    });
    const unknown = await ask('alfa', 'POST', '/api/auth/login', {
      body: { email: 'a@b.cc', password: 'x' },
    });
    expect(wrong).toEqual({ status: 401, body: { error: 'Email ou senha incorretos!' } });
    expect(unknown).toEqual(wrong);
  });

  test('refuse a self-excluded player with 403 and the end date', async () => {
    const body = { email: 'excluido@sandbox.test', password: 'Bandeira123' };
    const response = await ask('alfa', 'POST', '/api/auth/login', { body });
    expect(response).toEqual({ status: 403, body: { error: 'Sua conta está autoexcluída até 10/03/2027.' } });
  });

  test('limit guesses, only for the guessed e-mail', async () => {
    const { email } = await operator.newPlayer();
    const guess = () => api('alfa', 'POST', '/api/auth/login', { body: { email, password: 'wrong' } });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await operator.logIn('alfa', 'novo@sandbox.test');
  });

  test('refuse tokens and accounts of another tenant', async () => {
    const token = await operator.logIn('alfa');
    expect((await api('beta', 'GET', '/api/auth/me', { token })).status).toBe(401);
    const { email } = await operator.newPlayer();
    await expect(operator.logIn('beta', email)).rejects.toThrow('401');
  });

  test('replace a token on refresh, end it on logout and after an hour', async () => {
    const { token } = await operator.newPlayer();
    const renewed = await ask('alfa', 'POST', '/api/auth/refresh', { token });
    expect(renewed.body.expires_in).toBe(3600);
    const after = { token: renewed.body.access_token };
    expect((await ask('alfa', 'GET', '/api/auth/me', { token })).body).toEqual({
      message: 'Unauthenticated.',
    });
    expect((await api('alfa', 'GET', '/api/auth/me', after)).status).toBe(200);
    const start = now;
    now = new Date(start.getTime() + 3600_000);
    expect((await api('alfa', 'GET', '/api/auth/me', after)).status).toBe(401);
    now = start;
    expect((await api('alfa', 'POST', '/api/auth/logout', after)).status).toBe(204);
    expect((await api('alfa', 'GET', '/api/auth/me', after)).status).toBe(401);
  });

  test('require the current and a strong new password for a change', async () => {
    const { token, email } = await operator.newPlayer();
    const change = (current_password: string, password: string) =>
      ask('alfa', 'PUT', '/api/auth/password', {
        token,
        body: { current_password, password, password_confirmation: password },
      });
    expect((await change('wrong', 'Segredo123')).body.errors).toHaveProperty('current_password');
    expect((await change('Bandeira123', 'short')).body.errors).toHaveProperty('password');
    expect((await change('Bandeira123', 'Segredo123')).body.success).toBe(true);
    await operator.logIn('alfa', email, 'Segredo123');
  });
});

describe('registration', () => {
  const form = (change: Record<string, unknown> = {}) => ({
    name: 'Rita Rocha',
    document: withCheckDigits('321654987'),
    email: 'rita@example.test',
    email_confirmation: 'rita@example.test',
    phone: '(11) 98765-4321',
    birthday: '1990-01-02',
    password: 'Segredo123',
    password_confirmation: 'Segredo123',
    termsAccepted: true,
    token: typedFormToken(),
    btag: 'campaign-7',
    coupon_code: 'bemvindo',
    ...change,
  });

  test('opens an account with its coupon and its referrer, logs in with the same credentials, and refuses it twice', async () => {
    const inviter = await operator.newPlayer();
    const referrals = async () => (await ask('alfa', 'GET', '/api/referrals', { token: inviter.token })).body;
    const { code } = await referrals();
    const invited = form({ referer: code, referrer_id: code });
    const first = await ask('alfa', 'POST', '/v2/auth/register', { body: invited });
    expect(first.body.success).toBe(true);
    expect((await referrals()).data).toMatchObject([{ name: 'Rita R.', qualified: false, earned: 0 }]);
    const token = await operator.logIn('alfa', 'rita@example.test', 'Segredo123');
    const me = await ask('alfa', 'GET', '/api/auth/me', { token });
    expect(me.body).toMatchObject({ name: 'Rita Rocha', balance: 0, wallet: { bonus_mixed: 1000 } });
    const again = await ask('alfa', 'POST', '/v2/auth/register', { body: form() });
    expect(again.status).toBe(422);
    // A known e-mail must not be revealed.
    expect(Object.keys(again.body.errors)).toEqual(['document']);
    expect(again.body.data.errors).toEqual(again.body.errors);
  });

  test('looks up name and birthday of a tax number, or reports the error', async () => {
    const appearance = (document: string) =>
      ask('alfa', 'POST', '/api/validate/document', { body: { document } });
    expect((await appearance(withCheckDigits('147258369'))).body).toMatchObject({
      success: true,
      name: expect.any(String),
    });
    expect((await appearance('123')).body).toMatchObject({ success: false, message: 'CPF inválido.' });
  });

  test('is closed when the setting says so', async () => {
    await operator.sandbox.control.changeSettings('alfa', { general_registration_open: false });
    const response = await ask('alfa', 'POST', '/v2/auth/register', { body: form({ email: 'c@d.ee' }) });
    await operator.sandbox.control.changeSettings('alfa', { general_registration_open: true });
    expect(response.status).toBe(403);
  });
});

describe('control calls', () => {
  test('make a call fail the given number of times, readable across origins, and then succeed', async () => {
    operator.sandbox.control.setCallError('alfa', { pattern: 'GET /v2/banners', status: 503, times: 1 });
    const headers = { Origin: 'https://alfa.example' };
    const failed = await api('alfa', 'GET', '/v2/banners', { headers });
    expect(failed.status).toBe(503);
    expect(failed.headers.get('Access-Control-Allow-Origin')).toBe('https://alfa.example');
    expect((await api('alfa', 'GET', '/v2/banners', { headers })).status).toBe(200);
  });

  test('make a call respond with garbage, HTML or late, in its own tenant only', async () => {
    operator.sandbox.control.setCallError('alfa', { pattern: '* /v2/settings', body: 'garbage' });
    operator.sandbox.control.setCallError('alfa', { pattern: '* /v2/images', delayMs: 60, body: 'html' });
    await expect((await api('alfa', 'GET', '/v2/settings/')).json()).rejects.toThrow(SyntaxError);
    const started = performance.now();
    expect((await api('alfa', 'GET', '/v2/images/')).headers.get('Content-Type')).toContain('text/html');
    expect(performance.now() - started).toBeGreaterThan(50);
    expect((await api('beta', 'GET', '/v2/settings/')).status).toBe(200);
  });

  test('refuses garbage and oversized bodies', async () => {
    const send = (body: string) =>
      operator.sandbox.fetch(
        new Request('http://api.alfa.example/api/auth/login', {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json', 'Content-Length': String(body.length) },
        }),
      );
    expect((await send('{')).status).toBe(400);
    expect((await send('[]')).status).toBe(422);
    const tooLarge = await send(`"${'x'.repeat(70_000)}"`);
    expect([tooLarge.status, tooLarge.headers.get('Connection')]).toEqual([413, 'close']);
    expect((await tooLarge.json()).message).toBe('O envio é grande demais.');
  });

  test('answers an unknown path in Portuguese, because forms show the message', async () => {
    const response = await api('alfa', 'GET', '/api/nothing');
    expect([response.status, (await response.json()).message]).toEqual([404, 'Não encontrado.']);
  });
});
