import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { couponRefusal } from './coupon.ts';
import { parseCpf, withCheckDigits } from './cpf.ts';
import { heldRewards } from './heldRewards.ts';
import { changeLimit, currentLimit, type StoredLimit } from './limits.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { crc16, pixCode } from './pixCode.ts';
import { isOfAge, registrationErrors } from './registration.ts';
import { readSessionToken, signSessionToken } from './sessionToken.ts';
import { accessRefusal, accessRefusalText, exclusionOf } from './standing.ts';

const now = new Date('2026-03-10T12:00:00Z');
const hourMs = 60 * 60 * 1000;

describe('tax numbers', () => {
  test('accepts them with or without points, and only with valid check digits', () => {
    expect(parseCpf('529.982.247-25')).toBe('52998224725');
    expect(parseCpf('529.982.247-24')).toBeNull();
    expect(parseCpf('111.111.111-11')).toBeNull();
    expect(parseCpf('')).toBeNull();
  });

  test('refuses a changed check digit', () => {
    const nine = fc.stringMatching(/^\d{9}$/);
    fc.assert(
      fc.property(nine, fc.constantFrom(9, 10), fc.integer({ min: 1, max: 9 }), (digits, index, step) => {
        const cpf = withCheckDigits(digits);
        const changed = (Number(cpf[index]) + step) % 10;
        expect(parseCpf(`${cpf.slice(0, index)}${changed}${cpf.slice(index + 1)}`)).toBeNull();
      }),
    );
  });
});

describe('session tokens', () => {
  const secret = new TextEncoder().encode('a secret of at least thirty-two bytes');
  const claims = { sessionId: 's1', userId: '1001', tenant: 'alfa', balanceCents: 1234 };

  test('carry balance, user_id and exp, and are valid until they expire', async () => {
    const token = await signSessionToken(claims, secret, now, 3600);
    const payload = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(payload).toMatchObject({ balance: 1234, user_id: '1001', exp: now.getTime() / 1000 + 3600 });
    expect(await readSessionToken(token, 'alfa', secret, now)).toEqual(claims);
    expect(await readSessionToken(token, 'alfa', secret, new Date(now.getTime() + hourMs + 1000))).toBeNull();
  });

  test('are refused for another tenant, with another secret, unsigned or cut', async () => {
    const token = await signSessionToken(claims, secret, now, 3600);
    const [, body] = token.split('.');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    expect(await readSessionToken(token, 'beta', secret, now)).toBeNull();
    expect(await readSessionToken(token, 'alfa', new Uint8Array(32), now)).toBeNull();
    expect(await readSessionToken(unsigned, 'alfa', secret, now)).toBeNull();
    expect(await readSessionToken(token.slice(0, -4), 'alfa', secret, now)).toBeNull();
  });
});

test('matches a password with its own hash only, and salts each hash', async () => {
  const hash = await hashPassword('Bandeira123');
  expect(await passwordMatches('Bandeira123', hash)).toBe(true);
  expect(await passwordMatches('bandeira123', hash)).toBe(false);
  expect(await passwordMatches('Bandeira123', 'plain')).toBe(false);
  expect(await hashPassword('Bandeira123')).not.toBe(hash);
});

test('hashes with 32 MiB unless configured, and matches hashes of another cost and of the format without one', async () => {
  vi.stubEnv('BANDEIRA_PASSWORD_COST', undefined);
  const [scheme, cost, salt, key] = (await hashPassword('Bandeira123')).split('$');
  expect(cost).toBe('15');
  expect(await passwordMatches('Bandeira123', `${scheme}$${salt}$${key}`)).toBe(true);
  expect(await passwordMatches('outra', `${scheme}$${salt}$${key}`)).toBe(false);
  const cheap = await hashPassword('Bandeira123', 10);
  expect(cheap).toMatch(/^scrypt\$10\$/);
  expect(await passwordMatches('Bandeira123', cheap)).toBe(true);
});

test('closes a PIX code with its CRC-16/CCITT-FALSE and holds the amount in reais', () => {
  expect(crc16('123456789')).toBe('29B1');
  const code = pixCode({
    txid: 'abc123',
    amountCents: 12_305,
    merchantName: 'Gingão Ltda',
    merchantCity: 'SAO PAULO',
    url: 'api.x/pix/abc123',
  });
  expect(code).toContain('5406123.05');
  expect(code).toContain('Gingao Ltda');
  expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
});

test('treats a player as of age from the eighteenth birthday on', () => {
  expect(isOfAge('2008-03-10', now)).toBe(true);
  expect(isOfAge('2008-03-11', now)).toBe(false);
  expect(isOfAge('2001-02-30', now)).toBe(false);
  expect(isOfAge('2008-03-11', new Date('2026-03-11T02:00:00Z')), 'still the day before in Brazil').toBe(
    false,
  );
  expect(isOfAge('tomorrow', now)).toBe(false);
  expect(isOfAge('1800-01-01', now)).toBe(false);
});

test('names every invalid field of a registration', () => {
  const form = {
    name: 'Ana',
    document: '1',
    email: 'a',
    email_confirmation: 'b',
    phone: '1',
    phone_code: '55',
    birthday: '2020-01-01',
    password: 'short',
    password_confirmation: 'other',
    termsAccepted: false,
  };
  const fields = Object.keys(registrationErrors(form, now)).sort();
  expect(fields).toEqual(['birthday', 'document', 'email', 'name', 'password', 'phone', 'termsAccepted']);
  const long = { ...form, name: `Ana ${'a'.repeat(120)}`, phone: '11912345678', phone_code: '9'.repeat(50) };
  expect(registrationErrors(long, now)).toMatchObject({
    name: [expect.stringContaining('120')],
    phone: ['Telefone inválido.'],
  });
});

describe('limits', () => {
  const none: StoredLimit = {
    kind: 'deposit',
    period: 'day',
    value: null,
    hasPending: false,
    pendingValue: null,
    effectiveAt: null,
    asksConfirmation: false,
  };

  test('apply at once when lower, after 24 hours when higher', () => {
    const first = changeLimit(none, 10_000, now);
    expect(first).toMatchObject({ value: 10_000, hasPending: false });
    const raised = changeLimit(first, 50_000, now);
    expect(currentLimit(raised, now).value).toBe(10_000);
    expect(currentLimit(raised, new Date(now.getTime() + 24 * hourMs - 1)).value).toBe(10_000);
    expect(currentLimit(raised, new Date(now.getTime() + 24 * hourMs)).value).toBe(50_000);
    expect(changeLimit(raised, 5_000, now)).toMatchObject({ value: 5_000, hasPending: false });
  });

  test('wait for a second request after 24 hours where the law asks for confirmation', () => {
    const raised = changeLimit({ ...none, value: 10_000 }, 50_000, now, true);
    const later = new Date(now.getTime() + 24 * hourMs);
    expect(currentLimit(raised, new Date(later.getTime() + 1_000 * hourMs)).value).toBe(10_000);
    const early = changeLimit(raised, 50_000, new Date(later.getTime() - 1), true);
    expect(early).toMatchObject({ value: 10_000, hasPending: true });
    expect(changeLimit(raised, 50_000, later, true)).toMatchObject({ value: 50_000, hasPending: false });
    // Another value starts a waiting time of its own, and the current one drops the request.
    expect(changeLimit(raised, 60_000, later, true)).toMatchObject({ value: 10_000, pendingValue: 60_000 });
    expect(changeLimit(raised, 10_000, later, true)).toMatchObject({ value: 10_000, hasPending: false });
  });

  test('never loosen early, for any order of requests', () => {
    const value = fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null });
    fc.assert(
      fc.property(fc.array(value, { maxLength: 20 }), (values) => {
        let limit = none;
        let lowest: number | null = null;
        for (const wanted of values) {
          limit = changeLimit(limit, wanted, now);
          if (wanted !== null && (lowest === null || wanted < lowest)) lowest = wanted;
          expect(currentLimit(limit, now).value).toBe(lowest);
        }
      }),
    );
  });
});

test('refuses a coupon that is unknown, owned, expired or used up', () => {
  const coupon = { expiresAt: null, maxUses: 1 };
  expect(couponRefusal(null, 0, false, now)).toBe('unknown');
  expect(couponRefusal(coupon, 0, false, now)).toBeNull();
  expect(couponRefusal(coupon, 1, false, now)).toBe('used_up');
  expect(couponRefusal(coupon, 0, true, now)).toBe('already_applied');
  expect(couponRefusal({ ...coupon, expiresAt: now }, 0, false, now)).toBe('expired');
});

test('ends a pause by itself, but not a permanent exclusion', () => {
  const open = { suspendedUntil: null, excludedUntil: null, excludedForGood: false, closedAt: null };
  const paused = { ...open, suspendedUntil: new Date(now.getTime() + 1) };
  expect(accessRefusal(open, now)).toBeNull();
  expect(accessRefusal(paused, now)).toMatchObject({ kind: 'suspended' });
  expect(accessRefusal(paused, new Date(now.getTime() + 1))).toBeNull();
  const forGood = accessRefusal({ ...open, excludedForGood: true }, now);
  expect(forGood && accessRefusalText(forGood)).toBe('Sua conta está autoexcluída por tempo indeterminado.');
});

describe('unreleased referral rewards', () => {
  const at = (hour: number) => new Date(now.getTime() + hour * hourMs);
  const move = (hour: number, balanceAfterCents: number, rewardCents = 0) => ({
    at: at(hour),
    balanceAfterCents,
    rewardCents,
  });
  const held = (amount: number, bookedHour: number) => ({
    amount,
    released_at: at(bookedHour + 24).toISOString(),
  });

  test('are spent last, oldest first, and are not restored by a win', () => {
    expect(heldRewards([move(0, 1_500, 1_000), move(1, 1_200)], 24 * hourMs)).toEqual([held(1_000, 0)]);
    const spent = [move(0, 1_500, 1_000), move(1, 2_500, 1_000), move(2, 1_400)];
    expect(heldRewards(spent, 24 * hourMs)).toEqual([held(400, 0), held(1_000, 1)]);
    expect(heldRewards([...spent, move(3, 0), move(4, 9_000)], 24 * hourMs)).toEqual([]);
  });

  test('never exceed the wallet or the rewards', () => {
    const moves = fc.array(
      fc.record({ rewardCents: fc.nat(5_000), otherCents: fc.integer({ min: -9_000, max: 5_000 }) }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(moves, (steps) => {
        let balance = 0;
        const movements = steps.map(({ rewardCents, otherCents }, hour) => {
          balance = Math.max(0, balance + rewardCents + (rewardCents > 0 ? 0 : otherCents));
          return move(hour, balance, rewardCents);
        });
        const sum = heldRewards(movements, 24 * hourMs).reduce((total, { amount }) => total + amount, 0);
        expect(sum).toBeLessThanOrEqual(balance);
        expect(sum).toBeLessThanOrEqual(steps.reduce((total, step) => total + step.rewardCents, 0));
      }),
    );
  });
});

test.each([
  ['none', {}, undefined],
  ['one that has ended', { excludedUntil: new Date('2026-01-01') }, undefined],
  ['one with an end', { excludedUntil: new Date('2026-06-01') }, { until: '2026-06-01T00:00:00.000Z' }],
  ['one for good', { excludedUntil: new Date('2026-06-01'), excludedForGood: true }, { until: null }],
])('states the exclusion of a player: %s', (_what, held, expected) => {
  const account = { excludedUntil: null, excludedForGood: false };
  expect(exclusionOf([account, { ...account, ...held }], new Date('2026-03-01'))).toEqual(expected);
});
