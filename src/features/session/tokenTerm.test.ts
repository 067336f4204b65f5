import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cookieDocument } from '../../../tests/support/cookieDocument.ts';
import { sessionTokenOf } from '../../../tests/support/sessionTokenOf.ts';
import { writeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { readSessionToken, storeSessionToken } from '../../shared/storage/sessionCookies.ts';
import { readClaims } from './tokenClaims.ts';
import { isTokenEnding } from './tokenTerm.ts';

const brand = 'teste';
const minuteMs = 60_000;
const startMs = Date.parse('2026-05-04T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: startMs });
  vi.stubGlobal('document', cookieDocument().document);
  vi.stubGlobal('location', { protocol: 'https:' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const token = (expMs: number) => sessionTokenOf({ user_id: '1', balance: 0, exp: expMs / 1000 });

test('renews a token with five minutes or less left', () => {
  storeSessionToken(brand, token(startMs + 60 * minuteMs), 3_600);
  vi.setSystemTime(startMs + 55 * minuteMs - 1_000);
  expect(isTokenEnding(brand)).toBe(false);
  vi.setSystemTime(startMs + 55 * minuteMs);
  expect(isTokenEnding(brand)).toBe(true);
});

test('keeps a token for the lifetime that the operator stated', () => {
  storeSessionToken(brand, token(startMs + minuteMs), 60);
  vi.setSystemTime(startMs + minuteMs - 1);
  expect(readSessionToken(brand)).not.toBeNull();
  vi.setSystemTime(startMs + minuteMs);
  expect(readSessionToken(brand)).toBeNull();
});

test.each([-3, 3])('ignores a clock that is %i hours off', (hours) => {
  // The operator's `exp` is by its own clock.
  storeSessionToken(brand, token(startMs + hours * 60 * minuteMs + 60 * minuteMs), 3_600);
  expect(isTokenEnding(brand)).toBe(false);
  vi.setSystemTime(startMs + 56 * minuteMs);
  expect(isTokenEnding(brand)).toBe(true);
});

test('renews when the clock is set back', () => {
  storeSessionToken(brand, token(startMs + 60 * minuteMs), 3_600);
  vi.setSystemTime(startMs - 120 * minuteMs);
  expect(isTokenEnding(brand)).toBe(true);
});

test.each([60, 200, 300])('renews a token of %i seconds at once', (seconds) => {
  storeSessionToken(brand, token(startMs + seconds * 1_000), seconds);
  expect(isTokenEnding(brand)).toBe(true);
});

test('renews a short renewed token after half its lifetime', () => {
  storeSessionToken(brand, token(startMs + 4 * minuteMs), 240, { isRenewed: true });
  expect(isTokenEnding(brand)).toBe(false);
  vi.setSystemTime(startMs + 2 * minuteMs);
  expect(isTokenEnding(brand)).toBe(true);
});

test.each(['', 'x', '{"a":1}', '-5-5', '99999999999999999999-1', '1-1'])(
  'falls back to the token’s own expiry for the invalid term %j',
  (broken) => {
    storeSessionToken(brand, token(startMs + 60 * minuteMs), 3_600);
    writeBrandCookie(brand, 'jwt_term', broken);
    expect(isTokenEnding(brand)).toBe(false);
    vi.setSystemTime(startMs + 56 * minuteMs);
    expect(isTokenEnding(brand)).toBe(true);
  },
);

test('reads player, balance and end from a token', () => {
  const claims = { user_id: '7', balance: 1_250, exp: startMs / 1000 + 900 };
  expect(readClaims(sessionTokenOf({ ...claims, jti: 1 }))).toEqual(claims);
});

test.each(['', 'x', 'a.b', 'a.b.c', 'a.e30.c', `a.${btoa('{"exp":"x"}').replaceAll('=', '')}.c`, 'ä.ö.ü'])(
  'reads no claims from the token %j',
  (broken) => {
    writeBrandCookie(brand, 'jwt', broken);
    expect(readClaims(broken)).toBeNull();
    expect(isTokenEnding(brand)).toBe(false);
  },
);

test('ignores a token that is not a valid header value', () => {
  writeBrandCookie(brand, 'jwt', 'çedilha e espaço');
  expect(readSessionToken(brand)).toBeNull();
});
