import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withCheckDigits } from '../../sandbox/domain/cpf.ts';
import { calls } from '../../src/shared/contract/calls.ts';
import { typedFormToken } from '../support/formToken.ts';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
let now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  operator = await startOperator({ clock: () => new Date(now) });
}, 60_000);
beforeEach(() => operator.sandbox.control.clearFaults('alfa'));
afterAll(() => operator.close());

const api = (...parameters: Parameters<Operator['call']>) => operator.call(...parameters);
const json = async (answer: Promise<Response>) => {
  const response = await answer;
  return { status: response.status, body: await response.json() };
};
async function freshPlayer(balanceCents = 0) {
  const { email } = await operator.sandbox.control.createPlayer('alfa', { balanceCents });
  return { email, token: await operator.logIn('alfa', email) };
}
const balanceOf = async (token: string) =>
  (await json(api('alfa', 'GET', '/api/auth/me', { token }))).body.balance;

describe('what every visitor sees', () => {
  test.each([
    '/v2/get-ip',
    '/v2/settings/',
    '/v2/images/',
    '/v2/coupons/register',
    '/v2/promotions',
    '/v2/banners',
    '/v2/casino-games/category',
    '/api/casino-games/providers',
  ])('%s answers as the contract says, to its own origin only', async (path) => {
    const answer = await api('alfa', 'GET', path, { headers: { Origin: 'https://alfa.example' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://alfa.example');
    const call = Object.values(calls).find((candidate) => candidate.path === path);
    const schema = call && 'answer' in call ? call.answer : undefined;
    expect(v.safeParse(schema ?? v.never(), await answer.json()).issues).toBeUndefined();
    const foreign = await api('alfa', 'GET', path, { headers: { Origin: 'https://beta.example' } });
    expect(foreign.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  test('the preflight of a money call is answered with its headers and an age', async () => {
    const answer = await api('alfa', 'OPTIONS', '/api/deposits', {
      headers: {
        Origin: 'http://alfa.localhost:5173',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,idempotency-key,x-user-ip',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://alfa.localhost:5173');
    expect(answer.headers.get('Access-Control-Allow-Headers')).toMatch(/Idempotency-Key/);
    expect(Number(answer.headers.get('Access-Control-Max-Age'))).toBeGreaterThan(0);
  });

  test('the pixel list asks for the tag key', async () => {
    expect((await api('alfa', 'GET', '/api/pixels')).status).toBe(401);
    const answer = await json(api('alfa', 'GET', '/api/pixels', { headers: { Authorization: 'tags-alfa' } }));
    expect(answer.body.data[0].google_id).toMatch(/^G-/);
  });

  test('an unknown host has no operator', async () => {
    expect((await api('gone', 'GET', '/v2/banners')).status).toBe(404);
    expect(operator.sandbox.handles('api.alfa.localhost:4000')).toBe(true);
    expect(operator.sandbox.handles('alfa.localhost:4000')).toBe(false);
  });
});

describe('sessions', () => {
  test('a wrong password and an unknown address are told the same', async () => {
    const wrong = await json(
      api('alfa', 'POST', '/api/auth/login', { body: { email: 'novo@sandbox.test', password: 'x' } }),
    );
    const unknown = await json(
      api('alfa', 'POST', '/api/auth/login', { body: { email: 'a@b.cc', password: 'x' } }),
    );
    expect(wrong).toEqual({ status: 401, body: { error: 'Email ou senha incorretos!' } });
    expect(unknown).toEqual(wrong);
  });

  test('a self-excluded player is refused with 403 and the day it ends', async () => {
    const body = { email: 'excluido@sandbox.test', password: 'Bandeira123' };
    const answer = await json(api('alfa', 'POST', '/api/auth/login', { body }));
    expect(answer).toEqual({ status: 403, body: { error: 'Sua conta está autoexcluída até 10/03/2027.' } });
  });

  test('guessing is slowed down, and only for the address that is guessed', async () => {
    const { email } = await freshPlayer();
    const guess = () => api('alfa', 'POST', '/api/auth/login', { body: { email, password: 'wrong' } });
    for (let attempt = 0; attempt < 10; attempt += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    await operator.logIn('alfa', 'novo@sandbox.test');
  });

  test("one tenant's token and accounts are nothing to another", async () => {
    const token = await operator.logIn('alfa');
    expect((await api('beta', 'GET', '/api/auth/me', { token })).status).toBe(401);
    const { email } = await freshPlayer();
    await expect(operator.logIn('beta', email)).rejects.toThrow('401');
  });

  test('a refreshed token replaces the old one, logout ends it, and so does its hour', async () => {
    const { token } = await freshPlayer();
    const renewed = await json(api('alfa', 'POST', '/api/auth/refresh', { token }));
    expect(renewed.body.expires_in).toBe(3600);
    const after = { token: renewed.body.access_token };
    expect((await json(api('alfa', 'GET', '/api/auth/me', { token }))).body).toEqual({
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

  test('a changed password asks for the current one and for a strong new one', async () => {
    const { token, email } = await freshPlayer();
    const change = (current_password: string, password: string) =>
      json(
        api('alfa', 'PUT', '/api/auth/password', {
          token,
          body: { current_password, password, password_confirmation: password },
        }),
      );
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

  test('opens an account with its coupon, logs in with the same credentials, and refuses it twice', async () => {
    const first = await json(api('alfa', 'POST', '/v2/auth/register', { body: form() }));
    expect(first.body.success).toBe(true);
    const token = await operator.logIn('alfa', 'rita@example.test', 'Segredo123');
    const me = await json(api('alfa', 'GET', '/api/auth/me', { token }));
    expect(me.body).toMatchObject({ name: 'Rita Rocha', balance: 0, wallet: { bonus_mixed: 1000 } });
    const again = await json(api('alfa', 'POST', '/v2/auth/register', { body: form() }));
    expect(again.status).toBe(422);
    expect(Object.keys(again.body.errors).sort()).toEqual(['document', 'email']);
    expect(again.body.data.errors).toEqual(again.body.errors);
  });

  test('the tax number look-up gives name and birthday, or says what is wrong', async () => {
    const look = (document: string) =>
      json(api('alfa', 'POST', '/api/validate/document', { body: { document } }));
    expect((await look(withCheckDigits('147258369'))).body).toMatchObject({
      success: true,
      name: expect.any(String),
    });
    expect((await look('123')).body).toMatchObject({ success: false, message: 'CPF inválido.' });
  });

  test('is closed when the setting says so', async () => {
    await operator.sandbox.control.changeSettings('alfa', { general_registration_open: false });
    const answer = await json(api('alfa', 'POST', '/v2/auth/register', { body: form({ email: 'c@d.ee' }) }));
    await operator.sandbox.control.changeSettings('alfa', { general_registration_open: true });
    expect(answer.status).toBe(403);
  });
});

describe('money', () => {
  test('a paid charge arrives once, with its occurrence, however often the bank says so', async () => {
    const { token } = await freshPlayer();
    const charge = await json(
      api('alfa', 'POST', '/api/deposits', {
        token,
        body: { amount: 5000 },
        headers: { 'Idempotency-Key': 'd1' },
      }),
    );
    const again = await json(
      api('alfa', 'POST', '/api/deposits', {
        token,
        body: { amount: 5000 },
        headers: { 'Idempotency-Key': 'd1' },
      }),
    );
    expect(again.body).toEqual(charge.body);
    expect(charge.body.data).toMatchObject({
      amount: 5000,
      status: 0,
      pix_code: expect.stringMatching(/^000201.*6304[0-9A-F]{4}$/),
    });
    await operator.sandbox.control.payDeposit('alfa', charge.body.data.id);
    await expect(operator.sandbox.control.payDeposit('alfa', charge.body.data.id)).rejects.toThrow();
    expect(await balanceOf(token)).toBe(5000);
    const list = await json(
      api('alfa', 'GET', '/api/transactions?source=Deposit&type=1&status=2', { token }),
    );
    expect(list.body.data).toHaveLength(1);
    expect(list.body.data[0]).toMatchObject({ amount: 5000, source: { occurrence: 1 } });
  });

  test('the same key with another amount is refused', async () => {
    const { token } = await freshPlayer();
    const deposit = (amount: number) =>
      api('alfa', 'POST', '/api/deposits', { token, body: { amount }, headers: { 'Idempotency-Key': 'k' } });
    expect((await deposit(1000)).status).toBe(200);
    expect((await deposit(2000)).status).toBe(409);
  });

  test('twenty simultaneous tries of one withdrawal take the money once', async () => {
    const { token } = await freshPlayer(10_000);
    const tries = Array.from({ length: 20 }, () =>
      json(
        api('alfa', 'POST', '/api/withdrawals', {
          token,
          body: { amount: 4000 },
          headers: { 'Idempotency-Key': 'w1' },
        }),
      ),
    );
    const answers = await Promise.all(tries);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await balanceOf(token)).toBe(6000);
  });

  test('nobody withdraws more than there is, without a check of identity, or beyond the limits', async () => {
    const { token } = await freshPlayer(1000);
    const body = { amount: 1001 };
    expect((await json(api('alfa', 'POST', '/api/withdrawals', { token, body }))).body.message).toBe(
      'Saldo insuficiente.',
    );
    const kyc = await operator.logIn('alfa', 'kyc@sandbox.test');
    expect((await api('alfa', 'POST', '/api/withdrawals', { token: kyc, body })).status).toBe(403);
    expect((await api('alfa', 'POST', '/api/withdrawals', { token, body: { amount: 10.5 } })).status).toBe(
      422,
    );
    expect((await api('alfa', 'POST', '/api/withdrawals', { token, body: { amount: -5 } })).status).toBe(422);
    expect(await balanceOf(token)).toBe(1000);
  });

  test("the player's own deposit limit holds", async () => {
    const { token } = await freshPlayer();
    await api('alfa', 'PUT', '/api/protection/limits', { token, body: { deposit: { day: 6000 } } });
    const charge = await json(api('alfa', 'POST', '/api/deposits', { token, body: { amount: 5000 } }));
    await operator.sandbox.control.payDeposit('alfa', charge.body.data.id);
    const refused = await json(api('alfa', 'POST', '/api/deposits', { token, body: { amount: 2000 } }));
    expect(refused.body.errors.amount[0]).toContain('limite diário');
  });

  test('the statement filters and pages', async () => {
    const token = await operator.logIn('alfa');
    const page = await json(api('alfa', 'GET', '/api/transactions?page=2', { token }));
    expect(page.body.meta.page).toBe(2);
    const bets = await json(api('alfa', 'GET', '/api/transactions?source=SportBet&type=0', { token }));
    expect(
      bets.body.data.every(
        ({ source_type, type }: { source_type: string; type: number }) =>
          source_type === 'SportBet' && type === 0,
      ),
    ).toBe(true);
    expect(bets.body.data[0].source.market.sport_name).toBe('Futebol');
    const none = await json(api('alfa', 'GET', '/api/transactions?from=2030-01-01', { token }));
    expect(none.body).toMatchObject({ data: [], meta: { page: 1, pages: 1, total: 0 } });
    expect((await api('alfa', 'GET', '/api/transactions?from=soon', { token })).status).toBe(422);
  });

  test('after all of this the ledger still sums to zero', async () => {
    expect(await operator.sandbox.ledgerDifferences()).toEqual({ sumCents: 0, wrongAccounts: 0 });
  });
});

describe('bonuses and coupons', () => {
  test('a coupon works once per player, in any case, and gives a rollover', async () => {
    const { token } = await freshPlayer();
    const apply = (code: string) =>
      json(api('alfa', 'POST', '/api/coupons/apply', { token, body: { code } }));
    expect((await apply('bonus10')).body).toMatchObject({ userCoupon: { code: 'BONUS10', applied: true } });
    expect((await apply('BONUS10')).body).toEqual({ error: true, message: 'Você já utilizou este cupom.' });
    expect((await apply('nope')).body.message).toBe('Cupom não encontrado.');
    const bonus = await json(api('alfa', 'GET', '/api/bonus?active=1', { token }));
    expect(bonus.body.data[0]).toMatchObject({ active: 1, amount_rollover: 5000, balance: 1000 });
  });

  test('a deposit coupon waits for its deposit', async () => {
    const { token } = await freshPlayer();
    await api('alfa', 'POST', '/api/coupons/apply', { token, body: { code: 'DEPOSITO50' } });
    const waiting = await json(api('alfa', 'POST', '/api/coupons/list', { token, body: { active: true } }));
    expect(waiting.body.userCoupons).toMatchObject([{ code: 'DEPOSITO50', deposit: true, applied: false }]);
    const body = { amount: 5000, coupon_code: 'DEPOSITO50' };
    const charge = await json(api('alfa', 'POST', '/api/deposits', { token, body }));
    await operator.sandbox.control.payDeposit('alfa', charge.body.data.id);
    const me = await json(api('alfa', 'GET', '/api/auth/me', { token }));
    expect(me.body).toMatchObject({ balance: 5000, wallet: { bonus_mixed: 5000 } });
  });

  test('a rollover is redeemed only when fulfilled; excluded ones give their money up', async () => {
    const { token, email } = await freshPlayer();
    await operator.sandbox.control.grantBonus('alfa', email, 1000);
    await operator.sandbox.control.grantBonus('alfa', email, 700);
    const list = await json(api('alfa', 'GET', '/api/bonus', { token }));
    const [active, waiting] = list.body.data;
    expect((await api('alfa', 'POST', `/api/active/${waiting.id}`, { token })).status).toBe(422);
    expect((await api('alfa', 'POST', `/api/redeem/${active.id}`, { token })).status).toBe(422);
    await operator.sandbox.control.fulfilBonus('alfa', email);
    expect((await json(api('alfa', 'POST', `/api/redeem/${active.id}`, { token }))).body.success).toBe(true);
    expect((await api('alfa', 'POST', `/api/redeem/${active.id}`, { token })).status).toBe(422);
    expect((await api('alfa', 'DELETE', `/api/bonus/${waiting.id}`, { token })).status).toBe(204);
    const me = await json(api('alfa', 'GET', '/api/auth/me', { token }));
    expect(me.body).toMatchObject({ balance: 1000, wallet: { bonus_mixed: 0 }, user_rollover: null });
    const stranger = await freshPlayer();
    expect((await api('alfa', 'POST', `/api/active/${waiting.id}`, { token: stranger.token })).status).toBe(
      404,
    );
  });
});

describe('the rest of an account', () => {
  test('favourites are added and removed, twice without harm', async () => {
    const { token } = await freshPlayer();
    const [category] = (await json(api('alfa', 'GET', '/v2/casino-games/category'))).body;
    const id = category.games[0].id;
    for (const _ of [1, 2]) await api('alfa', 'POST', `/api/favorite-game/favorite/${id}/add`, { token });
    const list = await json(api('alfa', 'GET', '/api/favorite-game/favorite', { token }));
    expect(list.body.data.map((game: { id: string }) => game.id)).toEqual([id]);
    for (const _ of [1, 2]) await api('alfa', 'POST', `/api/favorite-game/favorite/${id}/remove`, { token });
    expect((await json(api('alfa', 'GET', '/api/favorite-game/favorite', { token }))).body.data).toEqual([]);
    expect((await api('alfa', 'POST', '/api/favorite-game/favorite/nope/add', { token })).status).toBe(404);
  });

  test('identity follows the switches', async () => {
    const { token, email } = await freshPlayer();
    const identity = async () => (await json(api('alfa', 'GET', '/api/legitimuzStatus', { token }))).body;
    expect(await identity()).toEqual({ user_status: 'approved', isApproved: true });
    await operator.sandbox.control.flagVpn('alfa', email, true);
    expect(await identity()).toEqual({ user_status: 'ip_blocked', isApproved: false });
    await operator.sandbox.control.flagVpn('alfa', email, false);
    await operator.sandbox.control.setIdentity('alfa', email, 'pending_face_id');
    expect(await identity()).toEqual({ user_status: 'pending_face_id', isApproved: false });
  });

  test('a pause ends every session at once and keeps the player out', async () => {
    const { token, email } = await freshPlayer();
    const answer = await json(
      api('alfa', 'POST', '/api/protection/suspension', { token, body: { days: 7 } }),
    );
    expect(answer.body.until).toBe('2026-03-17T12:00:00.000Z');
    expect((await api('alfa', 'GET', '/api/auth/me', { token })).status).toBe(401);
    await expect(operator.logIn('alfa', email)).rejects.toThrow('403');
  });

  test('a self-exclusion asks for the password', async () => {
    const { token } = await freshPlayer();
    const exclude = (password: string) =>
      api('alfa', 'POST', '/api/protection/exclusion', { token, body: { months: 6, password } });
    expect((await exclude('wrong')).status).toBe(422);
    expect((await json(exclude('Bandeira123'))).body.until).toBe('2026-09-10T12:00:00.000Z');
  });
});

describe('switches', () => {
  test('a call fails as often as asked for, readable across origins, and works again', async () => {
    operator.sandbox.control.setFault('alfa', { pattern: 'GET /v2/banners', status: 503, times: 1 });
    const headers = { Origin: 'https://alfa.example' };
    const failed = await api('alfa', 'GET', '/v2/banners', { headers });
    expect(failed.status).toBe(503);
    expect(failed.headers.get('Access-Control-Allow-Origin')).toBe('https://alfa.example');
    expect((await api('alfa', 'GET', '/v2/banners', { headers })).status).toBe(200);
  });

  test('a call answers garbage, HTML or late, in its own tenant only', async () => {
    operator.sandbox.control.setFault('alfa', { pattern: '* /v2/settings', body: 'garbage' });
    operator.sandbox.control.setFault('alfa', { pattern: '* /v2/images', delayMs: 60, body: 'html' });
    await expect((await api('alfa', 'GET', '/v2/settings/')).json()).rejects.toThrow(SyntaxError);
    const started = performance.now();
    expect((await api('alfa', 'GET', '/v2/images/')).headers.get('Content-Type')).toContain('text/html');
    expect(performance.now() - started).toBeGreaterThan(50);
    expect((await api('beta', 'GET', '/v2/settings/')).status).toBe(200);
  });

  test('garbage and oversized bodies are refused, not stumbled over', async () => {
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
    expect((await send(`"${'x'.repeat(70_000)}"`)).status).toBe(413);
  });
});
