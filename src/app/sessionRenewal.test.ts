import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { fakeOperator } from '../../tests/support/fakeOperator.ts';
import { brand, hourS, minuteMs, stageSession } from '../../tests/support/sessionStage.ts';
import { logoutRequested } from '../shared/state/sessionSlice.ts';
import { readSessionToken, storeSessionToken } from '../shared/storage/sessionCookies.ts';

const stage = stageSession();

test('with five minutes left the token is renewed once, however often one looks', async () => {
  const tab = await stage.loggedInTab();
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  for (let look = 0; look < 5; look += 1) tab.look();
  await vi.advanceTimersByTimeAsync(50);
  tab.look();
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  expect(tab.status()).toBe('authenticated');
});

test('ten calls refused at once share one renewal, and each is sent once more', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.calls.length = 0;
  const old = readSessionToken(brand.id);
  // The operator takes the old token for a refresh only.
  stage.operator.state.delays['/api/auth/refresh'] = 200;
  const refusing = vi.fn(stage.operator.fetch);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('authorization');
    if (address.endsWith('/me') && token === `Bearer ${old}`) {
      stage.operator.calls.push({ path: '/refused', token });
      return new Response('{"message":"Unauthenticated."}', { status: 403 });
    }
    return refusing(address, init);
  });
  const sent = Array.from({ length: 10 }, () => tab.me());
  await vi.advanceTimersByTimeAsync(500);
  for (const result of await Promise.all(sent)) expect(result.ok).toBe(true);
  expect(stage.operator.count('/refused')).toBe(10);
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  expect(stage.operator.count('/api/auth/me')).toBe(10);
  expect(tab.status()).toBe('authenticated');
});

test('a call refused again after the renewal is not sent a third time', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.calls.length = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.endsWith('/me')) return stage.operator.fetch(address, init);
    stage.operator.calls.push({ path: '/refused', token: null });
    return new Response('{"message":"Unauthenticated."}', { status: 401 });
  });
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(500);
  expect((await sent).ok).toBe(false);
  expect(stage.operator.count('/refused')).toBe(2);
  expect(tab.status()).toBe('anonymous');
});

/** The operator refuses a token with words of its own, as long as it is this one. */
function refuse(token: string | null, status: number, waitMs = 0): void {
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const sent = new Headers(init?.headers).get('authorization');
    if (sent !== `Bearer ${token}` || address.endsWith('/refresh'))
      return stage.operator.fetch(address, init);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return new Response('{"message":"Token inválido"}', { status });
  });
}

test('a 401 with any message clears the session at once, without a renewal', async () => {
  const tab = await stage.loggedInTab();
  refuse(readSessionToken(brand.id), 401);
  const sent = tab.services.http.send({ path: '/api/transactions', schema: v.unknown() });
  await vi.advanceTimersByTimeAsync(500);
  expect(await sent).toMatchObject({ ok: false, error: { status: 401, message: 'Token inválido' } });
  expect(stage.operator.count('/api/auth/refresh')).toBe(0);
  expect(stage.kept.names()).toEqual([]);
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(true);
});

test('a 403 with other words leaves the session alone', async () => {
  const tab = await stage.loggedInTab();
  refuse(readSessionToken(brand.id), 403);
  const sent = tab.services.http.send({ path: '/api/transactions', schema: v.unknown() });
  await vi.advanceTimersByTimeAsync(500);
  expect(await sent).toMatchObject({ ok: false, error: { status: 403 } });
  expect(tab.status()).toBe('authenticated');
});

test('a late 401 for a token that is being renewed waits for its successor and is sent again', async () => {
  const tab = await stage.loggedInTab();
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  stage.operator.state.delays['/api/auth/refresh'] = 300;
  refuse(readSessionToken(brand.id), 401, 200);
  const sent = tab.me();
  tab.look();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toMatchObject({ ok: true });
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  expect(tab.status()).toBe('authenticated');
});

test('a token that the operator refuses for good ends the session with the notice, after three tries', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.good.clear();
  stage.operator.calls.length = 0;
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await sent).toEqual({
    ok: false,
    error: { kind: 'http', status: 401, message: 'Token expirado ou inválido', fields: {} },
  });
  expect(stage.operator.count('/api/auth/refresh')).toBe(3);
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(true);
  expect(stage.kept.names()).toEqual([]);
});

test('a renewal ahead of time that fails three times ends the session with the notice', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.state.refreshStatus = 500;
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  tab.look();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stage.operator.count('/api/auth/refresh')).toBe(3);
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(true);
});

test('a device that slept until shortly before the end renews as it wakes up', async () => {
  const tab = await stage.loggedInTab();
  vi.setSystemTime(Date.now() + 58 * minuteMs);
  tab.look();
  await vi.advanceTimersByTimeAsync(50);
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  expect(tab.status()).toBe('authenticated');
});

test('a logout while the token is being renewed stays a logout, and the new token dies', async () => {
  const tab = await stage.loggedInTab();
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  stage.operator.state.delays['/api/auth/refresh'] = 300;
  tab.look();
  await vi.advanceTimersByTimeAsync(100);
  tab.store.dispatch(logoutRequested());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(readSessionToken(brand.id)).toBeNull();
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(false);
  expect(stage.operator.good.size).toBe(0);
});

test('a logout while calls wait for the renewal answers them, and sends none of them again', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.good.clear();
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(100);
  tab.store.dispatch(logoutRequested());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await sent).toMatchObject({ ok: false, error: { status: 401 } });
  expect(tab.notice()).toBe(false);
});

test('a token renewed in another tab is simply used', async () => {
  const tab = await stage.loggedInTab();
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  tab.look();
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(50);
  expect((await sent).ok).toBe(true);
  expect(stage.operator.count('/api/auth/refresh')).toBe(0);
});

test('a call refused while the token is already being renewed ahead of time joins that renewal', async () => {
  const tab = await stage.loggedInTab();
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  stage.operator.state.delays['/api/auth/refresh'] = 300;
  tab.look();
  await vi.advanceTimersByTimeAsync(100);
  // The operator has used the old token up by now; its successor is still on the way.
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toMatchObject({ ok: true });
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  expect(tab.status()).toBe('authenticated');
});

test('a refusal that comes late, for a token that has been replaced, renews nothing and is sent again', async () => {
  const tab = await stage.loggedInTab();
  const old = readSessionToken(brand.id);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('authorization');
    if (!address.endsWith('/me') || token !== `Bearer ${old}`) return stage.operator.fetch(address, init);
    await new Promise((resolve) => setTimeout(resolve, 400));
    return new Response('{"message":"Unauthenticated."}', { status: 401 });
  });
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(100);
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toMatchObject({ ok: true });
  expect(stage.operator.count('/api/auth/refresh')).toBe(0);
});

test('an operator whose tokens live for 200 s sees one renewal at once, and then one each half life', async () => {
  stage.operator = fakeOperator(200);
  vi.stubGlobal('fetch', stage.operator.fetch);
  const tab = await stage.loggedInTab('1', 200);
  const lookFor = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 2_000) {
      tab.look();
      await vi.advanceTimersByTimeAsync(2_000);
    }
  };
  await lookFor(10_000);
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  await lookFor(80_000);
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  await lookFor(20_000);
  expect(stage.operator.count('/api/auth/refresh')).toBe(2);
  expect(tab.status()).toBe('authenticated');
});
