import { expect, test, vi } from 'vitest';
import { brand, hourS, stageSession } from '../../tests/support/sessionStage.ts';
import { sessionTokenOf } from '../../tests/support/sessionTokenOf.ts';
import { acceptHandedToken } from '../features/session/acceptHandedToken.ts';
import { selectUser } from '../features/session/meApi.ts';
import { readBrandCookie } from '../shared/storage/brandCookies.ts';
import { storeSessionToken } from '../shared/storage/sessionCookies.ts';

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

test('an operator in trouble puts nobody out: it is asked again', async () => {
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  let isDown = true;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    isDown ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : stage.operator.fetch(address, init),
  );
  const tab = stage.openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tab.status()).toBe('unknown');
  isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.status()).toBe('authenticated');
});
