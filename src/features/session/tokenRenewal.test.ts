import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  betweenAttemptsMs,
  createTokenRenewal,
  type IssuedToken,
  mostAttempts,
  type RenewalParts,
} from './tokenRenewal.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A lock as browsers have it: one holder at a time, the others wait in line. */
function lockManager() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

const noLocks = <T>(work: () => Promise<T>): Promise<T> => work();

/** The brand's cookie and its operator, as all tabs share them. */
function device() {
  const state = { token: 'old' as string | null, loggedOut: false, online: true };
  /** Answers to the operator's refresh, in the order in which they are asked for. */
  const answers: (IssuedToken | null | Promise<IssuedToken | null>)[] = [];
  const exchanged: { token: string; atMs: number }[] = [];
  const revoked: string[] = [];
  let wakeUp = () => {};
  const parts: RenewalParts = {
    readToken: () => state.token,
    exchange: async (token) => {
      exchanged.push({ token, atMs: Date.now() });
      return (await answers.shift()) ?? null;
    },
    store: ({ token }) => {
      state.token = token;
      return true;
    },
    isLoggedOut: () => state.loggedOut,
    revoke: (token) => revoked.push(token),
    inOneTab: noLocks,
    online: () =>
      state.online
        ? Promise.resolve()
        : new Promise((resolve) => {
            wakeUp = resolve;
          }),
  };
  return { state, answers, exchanged, revoked, parts, wakeUp: () => wakeUp() };
}

const issued = (token: string): IssuedToken => ({ token, lifetimeSeconds: 3_600 });

/** A promise that the test settles itself. */
function later<T>() {
  let settle: (value: T) => void = () => {};
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

test('a token is exchanged for a new one, which is stored', async () => {
  const { state, answers, parts } = device();
  answers.push(issued('new'));
  expect(await createTokenRenewal(parts).renew('old')).toBe('renewed');
  expect(state.token).toBe('new');
});

test('any number of simultaneous askers share one exchange', async () => {
  const { answers, exchanged, parts } = device();
  answers.push(issued('new'));
  const { renew } = createTokenRenewal(parts);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => renew('old')));
  expect(new Set(outcomes)).toEqual(new Set(['renewed']));
  expect(exchanged).toHaveLength(1);
});

test('after three failures, a second apart, it gives up and leaves the token to whoever asked', async () => {
  const { state, exchanged, parts } = device();
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('failed');
  expect(exchanged).toHaveLength(mostAttempts);
  const gaps = exchanged.slice(1).map(({ atMs }, index) => atMs - (exchanged[index]?.atMs ?? 0));
  expect(gaps).toEqual([betweenAttemptsMs, betweenAttemptsMs]);
  expect(state.token).toBe('old');
});

test('a success after two failures is a success', async () => {
  const { answers, exchanged, parts } = device();
  answers.push(null, null, issued('new'));
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('renewed');
  expect(exchanged).toHaveLength(3);
});

test('failures are counted for each renewal anew', async () => {
  const { answers, exchanged, parts } = device();
  const { renew } = createTokenRenewal(parts);
  const first = renew('old');
  await vi.runAllTimersAsync();
  expect(await first).toBe('failed');
  answers.push(null, null, issued('new'));
  const second = renew('old');
  await vi.runAllTimersAsync();
  expect(await second).toBe('renewed');
  expect(exchanged).toHaveLength(6);
});

test('two tabs exchange a token once: the one that waited finds the other’s', async () => {
  const { answers, exchanged, parts } = device();
  const inOneTab = lockManager();
  answers.push(issued('new'));
  const tabs = [createTokenRenewal({ ...parts, inOneTab }), createTokenRenewal({ ...parts, inOneTab })];
  expect(await Promise.all(tabs.map(({ renew }) => renew('old')))).toEqual(['renewed', 'renewed']);
  expect(exchanged).toHaveLength(1);
});

test('two tabs without locks: the one whose token was used up takes the other’s', async () => {
  const { state, answers, parts } = device();
  const first = later<IssuedToken | null>();
  answers.push(first.promise, null);
  const outcomes = [createTokenRenewal(parts).renew('old'), createTokenRenewal(parts).renew('old')];
  first.settle(issued('new'));
  await vi.runAllTimersAsync();
  expect(await Promise.all(outcomes)).toEqual(['renewed', 'renewed']);
  expect(state.token).toBe('new');
});

test('a logout while the new token is on its way: nothing is stored, and the new one is revoked', async () => {
  const { state, answers, revoked, parts } = device();
  const answer = later<IssuedToken | null>();
  answers.push(answer.promise);
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.advanceTimersByTimeAsync(1);
  state.token = null;
  state.loggedOut = true;
  answer.settle(issued('new'));
  expect(await outcome).toBe('gone');
  expect(state.token).toBeNull();
  expect(revoked).toEqual(['new']);
});

test('a logout between two attempts ends them', async () => {
  const { state, exchanged, parts } = device();
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.advanceTimersByTimeAsync(betweenAttemptsMs / 2);
  state.token = null;
  await vi.runAllTimersAsync();
  expect(await outcome).toBe('gone');
  expect(exchanged).toHaveLength(1);
});

test('a token that ran out while its successor was on the way is succeeded', async () => {
  const { state, answers, revoked, parts } = device();
  const answer = later<IssuedToken | null>();
  answers.push(answer.promise);
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.advanceTimersByTimeAsync(1);
  state.token = null;
  answer.settle(issued('new'));
  expect(await outcome).toBe('renewed');
  expect(state.token).toBe('new');
  expect(revoked).toEqual([]);
});

test('a token replaced under way, by a login in another tab, stays; the late one is revoked', async () => {
  const { state, answers, revoked, parts } = device();
  const answer = later<IssuedToken | null>();
  answers.push(answer.promise);
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.advanceTimersByTimeAsync(1);
  state.token = 'of a new login';
  answer.settle(issued('new'));
  expect(await outcome).toBe('renewed');
  expect(state.token).toBe('of a new login');
  expect(revoked).toEqual(['new']);
});

test('a token that is gone before anything was asked is not exchanged', async () => {
  const { state, exchanged, parts } = device();
  state.token = null;
  expect(await createTokenRenewal(parts).renew('old')).toBe('gone');
  expect(exchanged).toEqual([]);
});

test('a device that has just woken up waits for its network instead of using its attempts up', async () => {
  const { state, answers, exchanged, parts, wakeUp } = device();
  state.online = false;
  answers.push(issued('new'));
  const outcome = createTokenRenewal(parts).renew('old');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(exchanged).toEqual([]);
  state.online = true;
  wakeUp();
  expect(await outcome).toBe('renewed');
});

test('a browser that keeps no cookies has no session to renew', async () => {
  const { answers, parts } = device();
  answers.push(issued('new'));
  expect(await createTokenRenewal({ ...parts, store: () => false }).renew('old')).toBe('failed');
});

test('a new token can be renewed while the old one’s renewal still hangs in another tab', async () => {
  const { state, answers, parts } = device();
  const hanging = later<IssuedToken | null>();
  answers.push(hanging.promise);
  const { renew } = createTokenRenewal(parts);
  const first = renew('old');
  await vi.advanceTimersByTimeAsync(1);
  state.token = 'second';
  answers.push(issued('third'));
  expect(await renew('second')).toBe('renewed');
  hanging.settle(null);
  expect(await first).toBe('renewed');
  expect(state.token).toBe('third');
});
