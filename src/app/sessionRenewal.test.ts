import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { fakeOperator } from '../../tests/support/operator/fakeOperator.ts';
import { brand, hourS, minuteMs, stageSession } from '../../tests/support/sessionStage.ts';
import { logoutRequested } from '../shared/state/sessionSlice.ts';
import { readSessionToken, storeSessionToken } from '../shared/storage/sessionCookies.ts';

const stage = stageSession();

test('renews a token with five minutes left once', async () => {
  const tab = await stage.loggedInTab();
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  for (let check = 0; check < 5; check += 1) tab.check();
  await vi.advanceTimersByTimeAsync(50);
  tab.check();
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  expect(tab.status()).toBe('authenticated');
});

test('shares one renewal among ten refused requests and retries each once', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.calls.length = 0;
  const old = readSessionToken(brand.id);
  // The operator accepts the old token only for a refresh.
  stage.operator.state.delays['/api/auth/refresh'] = 200;
  const refusing = vi.fn(stage.operator.fetch);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('authorization');
    if (url.endsWith('/me') && token === `Bearer ${old}`) {
      stage.operator.calls.push({ path: '/refused', token });
      return new Response('{"message":"Unauthenticated."}', { status: 403 });
    }
    return refusing(url, init);
  });
  const sent = Array.from({ length: 10 }, () => tab.me());
  await vi.advanceTimersByTimeAsync(500);
  for (const result of await Promise.all(sent)) expect(result.ok).toBe(true);
  expect(stage.operator.count('/refused')).toBe(10);
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  expect(stage.operator.count('/api/auth/me')).toBe(10);
  expect(tab.status()).toBe('authenticated');
});

test('does not retry a request that is refused again after the renewal', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.calls.length = 0;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!url.endsWith('/me')) return stage.operator.fetch(url, init);
    stage.operator.calls.push({ path: '/refused', token: null });
    return new Response('{"message":"Unauthenticated."}', { status: 401 });
  });
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(500);
  expect((await sent).ok).toBe(false);
  expect(stage.operator.count('/refused')).toBe(2);
  expect(tab.status()).toBe('anonymous');
});

// Refuses requests with this token with the operator's own message.
function refuse(token: string | null, status: number, waitMs = 0): void {
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const sent = new Headers(init?.headers).get('authorization');
    if (sent !== `Bearer ${token}` || url.endsWith('/refresh')) return stage.operator.fetch(url, init);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    return new Response('{"message":"Token inválido"}', { status });
  });
}

test('ends the session on a 401 with any message, without a renewal', async () => {
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

test('keeps the session on a 403 with another message', async () => {
  const tab = await stage.loggedInTab();
  refuse(readSessionToken(brand.id), 403);
  const sent = tab.services.http.send({ path: '/api/transactions', schema: v.unknown() });
  await vi.advanceTimersByTimeAsync(500);
  expect(await sent).toMatchObject({ ok: false, error: { status: 403 } });
  expect(tab.status()).toBe('authenticated');
});

test('retries a late 401 after the pending renewal', async () => {
  const tab = await stage.loggedInTab();
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  stage.operator.state.delays['/api/auth/refresh'] = 300;
  refuse(readSessionToken(brand.id), 401, 200);
  const sent = tab.me();
  tab.check();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toMatchObject({ ok: true });
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  expect(tab.status()).toBe('authenticated');
});

test('ends the session with the notice after three refused renewals', async () => {
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

test('ends the session with the notice after three failed early renewals', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.state.refreshStatus = 500;
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  tab.check();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stage.operator.count('/api/auth/refresh')).toBe(3);
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(true);
});

test('renews at once after the device slept until shortly before expiry', async () => {
  const tab = await stage.loggedInTab();
  vi.setSystemTime(Date.now() + 58 * minuteMs);
  tab.check();
  await vi.advanceTimersByTimeAsync(50);
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  expect(tab.status()).toBe('authenticated');
});

test('keeps a logout during a renewal and revokes the new token', async () => {
  const tab = await stage.loggedInTab();
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  stage.operator.state.delays['/api/auth/refresh'] = 300;
  tab.check();
  await vi.advanceTimersByTimeAsync(100);
  tab.store.dispatch(logoutRequested());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(readSessionToken(brand.id)).toBeNull();
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(false);
  expect(stage.operator.good.size).toBe(0);
});

test('rejects requests that wait for a renewal after a logout', async () => {
  const tab = await stage.loggedInTab();
  stage.operator.good.clear();
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(100);
  tab.store.dispatch(logoutRequested());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await sent).toMatchObject({ ok: false, error: { status: 401 } });
  expect(tab.notice()).toBe(false);
});

test('uses a token renewed in another tab', async () => {
  const tab = await stage.loggedInTab();
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  tab.check();
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(50);
  expect((await sent).ok).toBe(true);
  expect(stage.operator.count('/api/auth/refresh')).toBe(0);
});

test('joins a pending early renewal after a refused request', async () => {
  const tab = await stage.loggedInTab();
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  stage.operator.state.delays['/api/auth/refresh'] = 300;
  tab.check();
  await vi.advanceTimersByTimeAsync(100);
  // The operator has replaced the old token, and the response is pending.
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await sent).toMatchObject({ ok: true });
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  expect(tab.status()).toBe('authenticated');
});

test('retries a late refusal of a replaced token without a renewal', async () => {
  const tab = await stage.loggedInTab();
  const old = readSessionToken(brand.id);
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('authorization');
    if (!url.endsWith('/me') || token !== `Bearer ${old}`) return stage.operator.fetch(url, init);
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

test('renews a token of 200 s at once and then every half life', async () => {
  stage.operator = fakeOperator(200);
  vi.stubGlobal('fetch', stage.operator.fetch);
  const tab = await stage.loggedInTab('1', 200);
  const checkFor = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 2_000) {
      tab.check();
      await vi.advanceTimersByTimeAsync(2_000);
    }
  };
  await checkFor(10_000);
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  await checkFor(80_000);
  expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  await checkFor(20_000);
  expect(stage.operator.count('/api/auth/refresh')).toBe(2);
  expect(tab.status()).toBe('authenticated');
});
