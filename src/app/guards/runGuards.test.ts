import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { createHttpClient } from '../../shared/http/httpClient.ts';
import { anonymousSession } from '../../shared/http/sessionPolicy.ts';
import { selectAuthPanel, selectReturnTo } from '../../shared/state/authModalSlice.ts';
import { sessionCheckStarted, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { createStore } from '../store.ts';
import { authGuard } from './authGuard.ts';
import type { Guard, GuardContext, GuardOutcome } from './guard.ts';
import { blocked, passed } from './guard.ts';
import { guards } from './registry.ts';
import { runGuards } from './runGuards.ts';

function context(): GuardContext {
  const brand = testBrand();
  const http = createHttpClient({
    origin: 'http://127.0.0.1:9',
    session: anonymousSession,
    userIp: () => null,
  });
  const services = { brand, http, realtime: null };
  return {
    services,
    store: createStore(services),
    router: { subscribe: () => () => {} },
    to: { pathname: '/user/wallet', search: '?a=1', hash: '#b' },
    signal: new AbortController().signal,
  };
}

function recorded(outcomes: Record<string, GuardOutcome>) {
  const asked: string[] = [];
  const entries = Object.entries(outcomes).map(([name, outcome]): [string, Guard] => [
    name,
    () => {
      asked.push(name);
      return outcome;
    },
  ]);
  return { asked, guards: Object.fromEntries(entries) };
}

test('guards are asked in order and the first refusal decides', async () => {
  const { asked, guards: three } = recorded({ a: passed, b: blocked, c: passed });
  expect(await runGuards(['a', 'b', 'c'], three, context())).toEqual(blocked);
  expect(asked).toEqual(['a', 'b']);
});

test('a route without guards is open', async () => {
  expect(await runGuards([], guards, context())).toEqual(passed);
});

test('an unknown guard name is an error, not an open door', async () => {
  await expect(runGuards(['nobody'], guards, context())).rejects.toThrow('Unknown route middleware');
});

test('an anonymous player gets the login panel over home and is led back later', async () => {
  const here = context();
  expect(await authGuard(here)).toEqual({ kind: 'redirected', to: '/' });
  expect(selectAuthPanel(here.store.getState())).toBe('login');
  expect(selectReturnTo(here.store.getState())).toBe('/user/wallet?a=1#b');
});

test('a logged-in player passes', async () => {
  const here = context();
  here.store.dispatch(sessionStarted());
  expect(await authGuard(here)).toEqual(passed);
});

test('while a stored token is being checked the guard waits for the result', async () => {
  const here = context();
  here.store.dispatch(sessionCheckStarted());
  const outcome = authGuard(here);
  here.store.dispatch(sessionStarted());
  expect(await outcome).toEqual(passed);
  expect(selectAuthPanel(here.store.getState())).toBeNull();
});
