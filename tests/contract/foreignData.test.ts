import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../src/shared/contract/call.ts';
import { calls } from '../../src/shared/contract/calls.ts';
import { type Operator, startOperator } from './operator.ts';

let operator: Operator;
let now = new Date('2026-03-10T12:00:00Z');
beforeAll(async () => {
  operator = await startOperator({ clock: () => now, tokenLifetimeS: 24 * 3600 });
}, 60_000);
afterAll(() => operator.close());

const hourMs = 60 * 60_000;
const send = (method: string, path: string, token: string, body?: object) =>
  operator.ask('alfa', method, path, {
    token,
    body,
    headers: { 'Idempotency-Key': crypto.randomUUID() },
  });

describe("another player's data", () => {
  // Ids of everything that a player can own.
  async function belongings() {
    const { email, token } = await operator.newPlayer(50_000);
    await operator.sandbox.control.grantBonus('alfa', email, 1_000);
    await operator.sandbox.control.fulfilBonus('alfa', email);
    const { body: bonuses } = await send('GET', '/api/bonus?active=1', token);
    const { body: out } = await send('POST', '/api/withdrawals', token, { amount: 2_000 });
    await operator.sandbox.control.grantBonus('alfa', email, 1_000);
    const { body: charge } = await send('POST', '/api/deposits', token, { amount: 2_000 });
    const { body: round } = await send('POST', '/api/games/mines', token, { bet: 100, mines: 1 });
    await send('POST', `/api/games/mines/${round.data.id}/reveal`, token, { tile: 0 });
    const all = [bonuses.data[0], charge.data, out.data, round.data];
    return { token, ids: all.map(({ id }) => String(id)) };
  }
  const paths = ['auth/me', 'bonus?active=1', 'withdrawals', 'games/mines', 'transactions'];
  const seen = async (token: string) => {
    const bodies = [];
    for (const path of paths) bodies.push((await send('GET', `/api/${path}`, token)).body);
    return bodies;
  };

  test('is out of reach by every call of the contract that names an id', async () => {
    const owner = await belongings();
    const { token } = await operator.newPlayer(50_000);
    const before = await seen(owner.token);
    const byId = Object.values<Call>(calls).filter(
      ({ path, auth }) => auth === 'bearer' && /\{\w+\}/.test(path) && !/casino-games|favorite/.test(path),
    );
    expect(byId.length).toBeGreaterThan(5);
    for (const { method, path } of byId)
      for (const id of owner.ids) {
        const body = method === 'GET' ? undefined : { tile: 1 };
        const { status } = await send(method, path.replace(/\{\w+\}/, id), token, body);
        expect({ method, path, id, status }).toEqual({ method, path, id, status: 404 });
      }
    expect(await seen(owner.token)).toEqual(before);
  });
});

describe('fields that a player may not set', () => {
  const names = [
    ...['id', 'user_id', 'tenant', 'balance', 'balanceCents', 'wallet', 'status', 'identityStatus'],
    ...['identity_status', 'isApproved', 'user_status', 'vpnFlagged', 'document', 'name', 'birthday'],
    ...['passwordHash', 'password_hash', 'password', 'suspendedUntil', 'excludedForGood', 'closedAt'],
    ...['locatedUntil', 'referralCode', 'referred_by', 'user_rollover', '__proto__', 'constructor'],
  ];
  const value = fc.oneof(
    fc.constantFrom<unknown>('approved', true, 1_000_000, null, { number: '52998224725' }, '2099-01-01'),
    fc.jsonValue(),
  );

  test('are ignored in a change of the profile, with any value', async () => {
    const { token } = await operator.newPlayer(1_000);
    const profile = async () => [
      (await send('GET', '/api/auth/me', token)).body,
      (await send('GET', '/api/legitimuzStatus', token)).body,
    ];
    const before = await profile();
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1 }), async (fields) => {
        expect((await send('PUT', '/api/auth/me', token, fields)).status).toBe(200);
        expect(await profile()).toEqual(before);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a token', () => {
  test('of the sportsbook opens no call of the operator, and that of a session no sportsbook', async () => {
    const { token } = await operator.newPlayer();
    const { body: book } = await send('GET', '/api/generate-token', token);
    const guarded = Object.values<Call>(calls).filter(({ auth }) => auth === 'bearer');
    for (const { method, path } of guarded) {
      const body = method === 'GET' ? undefined : {};
      const { status } = await send(method, path.replaceAll(/\{\w+\}/g, '1'), book.token, body);
      expect({ path, status }).toEqual({ path, status: 401 });
    }
    const bets = async (bearer: string) => {
      const headers = { Authorization: `Bearer ${bearer}` };
      const request = new Request('http://partners.localhost/sportsbook/alfa/bets', { headers });
      return (await operator.sandbox.fetch(request)).status;
    };
    expect([await bets(book.token), await bets(token)]).toEqual([200, 401]);
  });
});

test('no cache stores an answer to a player, refused or not', async () => {
  const guarded = Object.values<Call>(calls).filter(({ auth }) => auth === 'bearer');
  for (const { method, path } of guarded) {
    const { token } = await operator.newPlayer();
    const body = method === 'GET' ? undefined : {};
    for (const bearer of [token, 'none']) {
      const url = path.replaceAll(/\{\w+\}/g, '1');
      const { headers } = await operator.call('alfa', method, url, { token: bearer, body });
      expect({ path, caching: headers.get('Cache-Control') }).toEqual({ path, caching: 'private, no-store' });
    }
  }
}, 60_000);

describe('the address of a visitor', () => {
  const headers = ['X-User-Ip', 'X-Forwarded-For', 'Forwarded', 'X-Real-Ip', 'CF-Connecting-IP'];

  test('is that of the connection, with any header that names another one', async () => {
    const { email } = await operator.newPlayer();
    const statuses: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const claimed = Object.fromEntries(headers.map((name) => [name, `203.0.113.${turn}`]));
      const { body } = await operator.ask('alfa', 'GET', '/v2/get-ip', { headers: claimed });
      expect(body.userIP).toBe('127.0.0.1');
      const guess = { headers: claimed, body: { email, password: 'errada' } };
      statuses.push((await operator.ask('alfa', 'POST', '/api/auth/login', guess)).status);
    }
    expect(statuses).toEqual([...new Array<number>(10).fill(401), 429, 429]);
  });
});

describe('a password', () => {
  test('of up to 128 characters counts untrimmed, whole and in its case', async () => {
    const { email, token } = await operator.newPlayer();
    const text = fc.string({ unit: 'grapheme', minLength: 6, maxLength: 40 });
    const long = fc.constant('á'.repeat(100));
    let current = 'Bandeira123';
    await fc.assert(
      fc.asyncProperty(fc.oneof(text, long), async (middle) => {
        const password = ` aÇ1${middle} `.toWellFormed().replaceAll('\0', '');
        fc.pre(password.length <= 128);
        now = new Date(now.getTime() + hourMs);
        const change = { current_password: current, password, password_confirmation: password };
        expect((await send('PUT', '/api/auth/password', token, change)).status).toBe(200);
        current = password;
        const others = [password.trim(), password.toLowerCase(), password.slice(0, -1), `${password} `];
        for (const other of others) await expect(operator.logIn('alfa', email, other)).rejects.toThrow('401');
        // Keyboards write an accent in one character or in two.
        for (const form of ['NFC', 'NFD'])
          expect(await operator.logIn('alfa', email, password.normalize(form))).toBeTruthy();
      }),
      { numRuns: 3 },
    );
  }, 120_000);
});
