import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  betweenAttemptsMs,
  createTokenRenewal,
  type IssuedToken,
  type RenewalParts,
} from './tokenRenewal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

// A lock like the browser's, with one holder at a time.
function lockManager() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

const noLocks = <T>(work: () => Promise<T>): Promise<T> => work();

// The brand's cookie and its operator, shared by all tabs.
function device() {
  const state = { token: 'old' as string | null, loggedOut: false, online: true };
  // Responses to refresh requests, in order.
  const responses: (IssuedToken | null | Promise<IssuedToken | null>)[] = [];
  const exchanged: { token: string; atMs: number }[] = [];
  const revoked: string[] = [];
  let wakeUp = () => {};
  const parts: RenewalParts = {
    readToken: () => state.token,
    exchange: async (token) => {
      exchanged.push({ token, atMs: Date.now() });
      return (await responses.shift()) ?? null;
    },
    store: ({ token }) => {
      state.token = token;
      return true;
    },
    isLoggedOut: () => state.loggedOut,
    revoke: (token) => revoked.push(token),
    withLock: noLocks,
    online: () =>
      state.online
        ? Promise.resolve()
        : new Promise((resolve) => {
            wakeUp = resolve;
          }),
  };
  return { state, responses, exchanged, revoked, parts, wakeUp: () => wakeUp() };
}

const issued = (token: string): IssuedToken => ({ token, lifetimeSeconds: 3_600 });

// A renewal whose request is under way until `settle`.
async function pendingRenewal() {
  const { responses, parts, ...rest } = device();
  const { promise, resolve: settle } = Promise.withResolvers<IssuedToken | null>();
  responses.push(promise);
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.advanceTimersByTimeAsync(1);
  return { ...rest, outcome, settle };
}

test('exchanges a token and stores the new one', async () => {
  const { state, responses, parts } = device();
  responses.push(issued('new'));
  expect(await createTokenRenewal(parts).renew('old')).toBe('renewed');
  expect(state.token).toBe('new');
});

test('shares one exchange among concurrent callers', async () => {
  const { responses, exchanged, parts } = device();
  responses.push(issued('new'));
  const { renew } = createTokenRenewal(parts);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => renew('old')));
  expect(new Set(outcomes)).toEqual(new Set(['renewed']));
  expect(exchanged).toHaveLength(1);
});

test('fails after three attempts a second apart and keeps the token', async () => {
  const { state, exchanged, parts } = device();
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('failed');
  expect(exchanged).toHaveLength(3);
  const gaps = exchanged.slice(1).map(({ atMs }, index) => atMs - (exchanged[index]?.atMs ?? 0));
  expect(gaps).toEqual([1_000, 1_000]);
  expect(state.token).toBe('old');
});

test('succeeds on the third attempt', async () => {
  const { responses, exchanged, parts } = device();
  responses.push(null, null, issued('new'));
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('renewed');
  expect(exchanged).toHaveLength(3);
});

test('counts attempts for each renewal', async () => {
  const { responses, exchanged, parts } = device();
  const { renew } = createTokenRenewal(parts);
  const first = renew('old');
  await vi.runAllTimersAsync();
  expect(await first).toBe('failed');
  responses.push(null, null, issued('new'));
  const second = renew('old');
  await vi.runAllTimersAsync();
  expect(await second).toBe('renewed');
  expect(exchanged).toHaveLength(6);
});

test('exchanges a token once for two tabs with locks', async () => {
  const { responses, exchanged, parts } = device();
  const withLock = lockManager();
  responses.push(issued('new'));
  const tabs = [createTokenRenewal({ ...parts, withLock }), createTokenRenewal({ ...parts, withLock })];
  expect(await Promise.all(tabs.map(({ renew }) => renew('old')))).toEqual(['renewed', 'renewed']);
  expect(exchanged).toHaveLength(1);
});

test('uses the other tab’s token when two tabs without locks compete', async () => {
  const { state, responses, parts } = device();
  const first = Promise.withResolvers<IssuedToken | null>();
  responses.push(first.promise, null);
  const outcomes = [createTokenRenewal(parts).renew('old'), createTokenRenewal(parts).renew('old')];
  first.resolve(issued('new'));
  await vi.runAllTimersAsync();
  expect(await Promise.all(outcomes)).toEqual(['renewed', 'renewed']);
  expect(state.token).toBe('new');
});

test('revokes a new token that arrives after a logout', async () => {
  const { state, revoked, outcome, settle } = await pendingRenewal();
  state.token = null;
  state.loggedOut = true;
  settle(issued('new'));
  expect(await outcome).toBe('gone');
  expect(state.token).toBeNull();
  expect(revoked).toEqual(['new']);
});

test('stops between attempts after a logout', async () => {
  const { state, exchanged, parts } = device();
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.advanceTimersByTimeAsync(betweenAttemptsMs / 2);
  state.token = null;
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('gone');
  expect(exchanged).toHaveLength(1);
});

test('stores the new token when the old one expired meanwhile', async () => {
  const { state, revoked, outcome, settle } = await pendingRenewal();
  state.token = null;
  settle(issued('new'));
  expect(await outcome).toBe('renewed');
  expect(state.token).toBe('new');
  expect(revoked).toEqual([]);
});

test('keeps a token from another tab’s login and revokes the late one', async () => {
  const { state, revoked, outcome, settle } = await pendingRenewal();
  state.token = 'of a new login';
  settle(issued('new'));
  expect(await outcome).toBe('renewed');
  expect(state.token).toBe('of a new login');
  expect(revoked).toEqual(['new']);
});

test('does not exchange a token that is already gone', async () => {
  const { state, exchanged, parts } = device();
  state.token = null;
  expect(await createTokenRenewal(parts).renew('old')).toBe('gone');
  expect(exchanged).toEqual([]);
});

test('waits for the network before using attempts', async () => {
  const { state, responses, exchanged, parts, wakeUp } = device();
  state.online = false;
  responses.push(issued('new'));
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(exchanged).toEqual([]);
  state.online = true;
  wakeUp();
  expect(await outcome).toBe('renewed');
});

test('fails when the browser keeps no cookies', async () => {
  const { responses, parts } = device();
  responses.push(issued('new'));
  expect(await createTokenRenewal({ ...parts, store: () => false }).renew('old')).toBe('failed');
});

test('renews a new token while the old renewal is pending in another tab', async () => {
  const { state, responses, parts } = device();
  const hanging = Promise.withResolvers<IssuedToken | null>();
  responses.push(hanging.promise);
  const { renew } = createTokenRenewal(parts);
  const first = renew('old');
  await vi.advanceTimersByTimeAsync(1);
  state.token = 'second';
  responses.push(issued('third'));
  expect(await renew('second')).toBe('renewed');
  hanging.resolve(null);
  expect(await first).toBe('renewed');
  expect(state.token).toBe('third');
});
