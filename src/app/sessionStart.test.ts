import { expect, test, vi } from 'vitest';
import { brand, hourS, stageSession } from '../../tests/support/sessionStage.ts';
import { sessionTokenOf } from '../../tests/support/sessionTokenOf.ts';
import { acceptHandedToken } from '../features/session/acceptHandedToken.ts';
import { selectUser } from '../features/session/meApi.ts';
import { readBrandCookie } from '../shared/storage/brandCookies.ts';
import { readSessionToken, storeSessionToken } from '../shared/storage/sessionCookies.ts';

const stage = stageSession();

test('a stored token leads to a session, its player and the cookies the product keeps', async () => {
  const tab = await stage.loggedInTab('7');
  expect(selectUser(tab.store.getState())?.name).toBe('Jogador 7');
  expect(readBrandCookie(brand.id, 'user_id')).toBe('7');
  expect(readBrandCookie(brand.id, 'balance')).toBe('1000');
});

test('a token from the address logs in', async () => {
  acceptHandedToken(brand.id, stage.operator.issue('5'));
  const tab = stage.openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(50);
  expect(selectUser(tab.store.getState())?.id).toBe('5');
});

test('a token from the address whose end has passed by this clock is the operator’s to judge', async () => {
  const token = stage.operator.issue('5', hourS);
  vi.setSystemTime(Date.now() + 3 * hourS * 1000);
  acceptHandedToken(brand.id, token);
  const tab = stage.openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(40_000);
  tab.look();
  await vi.advanceTimersByTimeAsync(50);
  expect(tab.status()).toBe('authenticated');
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
});

test('a token from the address throws nobody out of their account', async () => {
  const tab = await stage.loggedInTab('1');
  acceptHandedToken(brand.id, stage.operator.issue('2'));
  tab.look();
  expect(selectUser(tab.store.getState())?.id).toBe('1');
});

test.each(['', 'x', '<script>', 'a.b.c', `${'a'.repeat(5_000)}.e30.c`])(
  'what is no token is not taken from the address: %j',
  (handed) => {
    acceptHandedToken(brand.id, handed);
    expect(stage.kept.names()).toEqual([]);
  },
);

test('a forged token from the address ends without a notice', async () => {
  acceptHandedToken(brand.id, sessionTokenOf({ user_id: '1', balance: 0, exp: Date.now() / 1000 + 900 }));
  const tab = stage.openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(false);
});

test.each([401, 404, 500, 502])('status %i of the profile clears a stored token', async (status) => {
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  vi.stubGlobal('fetch', async () => new Response('<h1>Não deu</h1>', { status }));
  const tab = stage.openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(false);
  expect(stage.kept.names()).toEqual([]);
});

test('an API that cannot be reached clears a stored token, but not while the page is being left', async () => {
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const tab = stage.openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(500);
  expect(readSessionToken(brand.id)).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readSessionToken(brand.id)).toBeNull();
  expect(tab.status()).toBe('anonymous');
});

test('a stored token is checked when the network returns, and kept until then', async () => {
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: false });
  const working = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const tab = stage.openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.status()).toBe('unknown');
  vi.stubGlobal('fetch', working);
  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(500);
  expect(tab.status()).toBe('authenticated');
});
