import { expect, test } from 'vitest';
import { guardOutcome } from '../../../tests/support/guardOutcome.ts';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { selectAuthPanel, selectReturnTo } from '../../shared/state/authModalSlice.ts';
import { sessionCheckStarted, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { createPrerenderServices } from '../services.ts';
import { createStore } from '../store.ts';
import { authGuard } from './authGuard.ts';
import { guards } from './enterRoute.ts';
import { type Guard, held, stay, visitContext } from './guard.ts';
import { runGuards } from './runGuards.ts';

function visit() {
  const services = createPrerenderServices(testBrand());
  return { services, store: createStore(services) };
}

// Guards that record their name; the named ones keep the player on the page.
function recorded(names: readonly string[], blocking: readonly string[]) {
  const asked: string[] = [];
  const guardOf =
    (name: string): Guard =>
    ({ context }) => {
      asked.push(name);
      if (blocking.includes(name)) throw stay(context.get(visitContext));
    };
  return { asked, guards: Object.fromEntries(names.map((name) => [name, guardOf(name)])) };
}

test('runs guards in order until the first refusal', async () => {
  const names = ['a', 'b', 'c'];
  const { asked, guards: three } = recorded(names, ['b']);
  expect(await guardOutcome(runGuards(names, three), visit())).toBe('/');
  expect(asked).toEqual(['a', 'b']);
});

test('skips the guards after one that holds the page', async () => {
  const names = ['a', 'b'];
  const { asked, guards: two } = recorded(names, ['b']);
  expect(await guardOutcome(runGuards(names, { ...two, a: () => held }), visit())).toBeNull();
  expect(asked).toEqual([]);
});

test('keeps a player whom a guard blocks on the current page', async () => {
  const { guards: one } = recorded(['a'], ['a']);
  const from = { pathname: '/casino', search: '?x=1', hash: '#y' };
  expect(await guardOutcome(runGuards(['a'], one), { ...visit(), from })).toBe('/casino?x=1#y');
});

test('passes a route without guards', async () => {
  expect(await guardOutcome(runGuards([], guards), visit())).toBeNull();
});

test('throws for an unknown guard name', async () => {
  await expect(guardOutcome(runGuards(['nobody'], guards), visit())).rejects.toThrow(
    'Unknown route middleware',
  );
});

test('redirects an anonymous player home with the login panel and a return path', async () => {
  const here = visit();
  expect(await guardOutcome(authGuard, here)).toBe('/');
  expect(selectAuthPanel(here.store.getState())).toBe('login');
  expect(selectReturnTo(here.store.getState())).toBe('/user/wallet?a=1#b');
});

test('passes a logged-in player', async () => {
  const here = visit();
  here.store.dispatch(sessionStarted());
  expect(await guardOutcome(authGuard, here)).toBeNull();
});

test('waits for the check of a stored token', async () => {
  const here = visit();
  here.store.dispatch(sessionCheckStarted());
  const outcome = guardOutcome(authGuard, here);
  here.store.dispatch(sessionStarted());
  expect(await outcome).toBeNull();
  expect(selectAuthPanel(here.store.getState())).toBeNull();
});
