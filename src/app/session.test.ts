import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cookieDocument } from '../../tests/support/cookieDocument.ts';
import { sessionTokenOf } from '../../tests/support/sessionTokenOf.ts';
import { testBrand } from '../../tests/support/testBrand.ts';
import { acceptHandedToken } from '../features/session/acceptHandedToken.ts';
import { checkSession } from '../features/session/checkSession.ts';
import { meApi, selectUser } from '../features/session/meApi.ts';
import { compareWithToken } from '../features/session/watchSession.ts';
import {
  logoutRequested,
  selectInactivityNoticeShown,
  selectSessionStatus,
} from '../shared/state/sessionSlice.ts';
import { readBrandCookie, removeBrandCookie } from '../shared/storage/brandCookies.ts';
import { readSessionToken, storeSessionToken } from '../shared/storage/sessionCookies.ts';
import { createBrowserServices } from './services.ts';
import { createStore } from './store.ts';

const brand = testBrand();
const minuteMs = 60_000;
const hourS = 3_600;

/** The operator: which tokens it takes, whose they are, and every call it got. */
let operator: ReturnType<typeof createOperator>;
let kept: ReturnType<typeof cookieDocument>;

// The renewal is fetched when first needed, by the real clock.
beforeAll(() => import('../features/session/browserRenewal.ts'));

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-04T12:00:00Z') });
  kept = cookieDocument();
  vi.stubGlobal('document', kept.document);
  vi.stubGlobal('location', { protocol: 'https:' });
  // Node has locks as browsers do, but they wait by the real clock.
  vi.stubGlobal('navigator', { onLine: true });
  operator = createOperator();
  vi.stubGlobal('fetch', operator.fetch);
});
afterEach(async () => {
  vi.useRealTimers();
  // A login sets off more than these tests are about; the rest of it ends here.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
});

function createOperator() {
  const good = new Map<string, string>();
  const calls: { path: string; token: string | null }[] = [];
  let made = 0;
  const delays: Record<string, number> = {};
  const state = { refreshStatus: 200, delays };
  const issue = (userId: string, lifetimeS = hourS) => {
    made += 1;
    const token = sessionTokenOf({
      user_id: userId,
      balance: 0,
      exp: Date.now() / 1000 + lifetimeS,
      jti: made,
    });
    good.set(token, userId);
    return token;
  };
  const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  const refusal = () => answer(401, { message: 'Unauthenticated.' });
  const serve = (path: string, token: string | null): Response => {
    const userId = token === null ? undefined : good.get(token);
    if (!token || !userId) return refusal();
    if (path === '/api/auth/logout') {
      good.delete(token);
      return answer(200, {});
    }
    if (path === '/api/auth/refresh') {
      if (state.refreshStatus !== 200) return answer(state.refreshStatus, { message: 'Não' });
      good.delete(token);
      return answer(200, { access_token: issue(userId), expires_in: hourS });
    }
    return answer(200, { id: userId, name: `Jogador ${userId}`, balance: 1_000 });
  };
  const fetch = async (address: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const { pathname } = new URL(String(address));
    const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '') ?? null;
    calls.push({ path: pathname, token });
    const response = serve(pathname, token);
    await new Promise((resolve) => setTimeout(resolve, state.delays[pathname] ?? 10));
    init?.signal?.throwIfAborted();
    return response;
  };
  const count = (path: string) => calls.filter((call) => call.path === path).length;
  return { good, calls, state, issue, fetch, count };
}

/** One tab of the brand. All tabs share the cookies. */
function openTab() {
  const { services, connect } = createBrowserServices(brand);
  const store = createStore(services);
  connect(store);
  return {
    store,
    services,
    look: () => compareWithToken(store, services),
    status: () => selectSessionStatus(store.getState()),
    notice: () => selectInactivityNoticeShown(store.getState()),
    me: () => services.http.send({ path: '/api/auth/me', schema: v.unknown() }),
  };
}

async function loggedInTab(userId = '1', lifetimeS = hourS) {
  storeSessionToken(brand.id, operator.issue(userId, lifetimeS), lifetimeS);
  const tab = openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(50);
  expect(tab.status()).toBe('authenticated');
  return tab;
}

const revokeAll = () => operator.good.clear();

test('a stored token leads to a session, its player and the cookies the product keeps', async () => {
  const tab = await loggedInTab('7');
  expect(selectUser(tab.store.getState())?.name).toBe('Jogador 7');
  expect(readBrandCookie(brand.id, 'user_id')).toBe('7');
  expect(readBrandCookie(brand.id, 'balance')).toBe('1000');
});

test('with five minutes left the token is renewed once, however often one looks', async () => {
  const tab = await loggedInTab();
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  for (let look = 0; look < 5; look += 1) tab.look();
  await vi.advanceTimersByTimeAsync(50);
  tab.look();
  expect(operator.count('/api/auth/refresh')).toBe(1);
  expect(tab.status()).toBe('authenticated');
});

test('ten calls refused at once share one renewal, and each is sent once more', async () => {
  const tab = await loggedInTab();
  operator.calls.length = 0;
  const old = readSessionToken(brand.id);
  // The operator takes the old token for a refresh only.
  operator.state.delays['/api/auth/refresh'] = 200;
  const refusing = vi.fn(operator.fetch);
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const token = new Headers(init?.headers).get('authorization');
    if (address.endsWith('/me') && token === `Bearer ${old}`) {
      operator.calls.push({ path: '/refused', token });
      return new Response('{"message":"Unauthenticated."}', { status: 403 });
    }
    return refusing(address, init);
  });
  const sent = Array.from({ length: 10 }, () => tab.me());
  await vi.advanceTimersByTimeAsync(500);
  for (const result of await Promise.all(sent)) expect(result.ok).toBe(true);
  expect(operator.count('/refused')).toBe(10);
  expect(operator.count('/api/auth/refresh')).toBe(1);
  expect(operator.count('/api/auth/me')).toBe(10);
  expect(tab.status()).toBe('authenticated');
});

test('a call refused again after the renewal is not sent a third time', async () => {
  const tab = await loggedInTab();
  operator.calls.length = 0;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (!address.endsWith('/me')) return operator.fetch(address, init);
    operator.calls.push({ path: '/refused', token: null });
    return new Response('{"message":"Unauthenticated."}', { status: 401 });
  });
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(500);
  expect((await sent).ok).toBe(false);
  expect(operator.count('/refused')).toBe(2);
});

test('a token that the operator refuses for good ends the session with the notice, after three tries', async () => {
  const tab = await loggedInTab();
  revokeAll();
  operator.calls.length = 0;
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await sent).toEqual({
    ok: false,
    error: { kind: 'http', status: 401, message: 'Token expirado ou inválido', fields: {} },
  });
  expect(operator.count('/api/auth/refresh')).toBe(3);
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(true);
  expect(kept.names()).toEqual([]);
});

test('a renewal ahead of time that fails three times ends the session with the notice', async () => {
  const tab = await loggedInTab();
  operator.state.refreshStatus = 500;
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  tab.look();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(operator.count('/api/auth/refresh')).toBe(3);
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(true);
});

test('a token that vanishes is told to the player', async () => {
  const tab = await loggedInTab();
  removeBrandCookie(brand.id, 'jwt');
  tab.look();
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(true);
});

test('a device that slept past the end of its token wakes up logged out, with the notice', async () => {
  const tab = await loggedInTab();
  vi.setSystemTime(Date.now() + 8 * 60 * minuteMs);
  tab.look();
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(true);
});

test('a device that slept until shortly before the end renews as it wakes up', async () => {
  const tab = await loggedInTab();
  vi.setSystemTime(Date.now() + 58 * minuteMs);
  tab.look();
  await vi.advanceTimersByTimeAsync(50);
  expect(operator.count('/api/auth/refresh')).toBe(1);
  expect(tab.status()).toBe('authenticated');
});

test('logout clears everything of the player, tells the operator, and is no news', async () => {
  const tab = await loggedInTab();
  const token = readSessionToken(brand.id);
  kept.document.cookie = `${brand.id}-favorites=1`;
  kept.document.cookie = `${brand.id}-code=VERAO`;
  tab.store.dispatch(logoutRequested());
  expect(kept.names()).toEqual([`${brand.id}-logged_out`]);
  await vi.advanceTimersByTimeAsync(500);
  expect(operator.calls).toContainEqual({ path: '/api/auth/logout', token });
  expect(tab.notice()).toBe(false);
  expect(selectUser(tab.store.getState())).toBeNull();
  expect(meApi.endpoints.getMe.select()(tab.store.getState()).data).toBeUndefined();
});

test('a logout reaches the other tabs without the notice', async () => {
  const first = await loggedInTab();
  const second = openTab();
  second.look();
  await vi.advanceTimersByTimeAsync(50);
  first.store.dispatch(logoutRequested());
  second.look();
  expect(second.status()).toBe('anonymous');
  expect(second.notice()).toBe(false);
});

test('a logout while the token is being renewed stays a logout, and the new token dies', async () => {
  const tab = await loggedInTab();
  await vi.advanceTimersByTimeAsync(56 * minuteMs);
  operator.state.delays['/api/auth/refresh'] = 300;
  tab.look();
  await vi.advanceTimersByTimeAsync(100);
  tab.store.dispatch(logoutRequested());
  await vi.advanceTimersByTimeAsync(2_000);
  expect(readSessionToken(brand.id)).toBeNull();
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(false);
  expect(operator.good.size).toBe(0);
});

test('a logout while calls wait for the renewal answers them, and sends none of them again', async () => {
  const tab = await loggedInTab();
  revokeAll();
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(100);
  tab.store.dispatch(logoutRequested());
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await sent).toMatchObject({ ok: false, error: { status: 401 } });
  expect(tab.notice()).toBe(false);
});

test('an answer that comes after the logout brings nobody back', async () => {
  const tab = await loggedInTab();
  operator.state.delays['/api/auth/me'] = 500;
  const checking = checkSession(tab.store, brand.id);
  await vi.advanceTimersByTimeAsync(100);
  tab.store.dispatch(logoutRequested());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await checking).toBe('ended');
  expect(tab.status()).toBe('anonymous');
  expect(readBrandCookie(brand.id, 'user_id')).toBeNull();
});

test('a login in one tab is a login in the other', async () => {
  const other = openTab();
  other.look();
  expect(other.status()).toBe('anonymous');
  await loggedInTab();
  other.look();
  await vi.advanceTimersByTimeAsync(50);
  expect(other.status()).toBe('authenticated');
});

test('another player’s login in one tab replaces the player in the other', async () => {
  const tab = await loggedInTab('1');
  storeSessionToken(brand.id, operator.issue('2'), hourS);
  tab.look();
  expect(selectUser(tab.store.getState())).toBeNull();
  tab.look();
  await vi.advanceTimersByTimeAsync(50);
  expect(selectUser(tab.store.getState())?.id).toBe('2');
  expect(tab.notice()).toBe(false);
});

test('a profile asked for with one token and answered under another player’s is asked for again', async () => {
  storeSessionToken(brand.id, operator.issue('1'), hourS);
  const tab = openTab();
  operator.state.delays['/api/auth/me'] = 100;
  tab.look();
  await vi.advanceTimersByTimeAsync(50);
  storeSessionToken(brand.id, operator.issue('2'), hourS);
  await vi.advanceTimersByTimeAsync(500);
  expect(tab.status()).toBe('authenticated');
  expect(selectUser(tab.store.getState())?.id).toBe('2');
});

test('a token renewed in another tab is simply used', async () => {
  const tab = await loggedInTab();
  storeSessionToken(brand.id, operator.issue('1'), hourS);
  tab.look();
  const sent = tab.me();
  await vi.advanceTimersByTimeAsync(50);
  expect((await sent).ok).toBe(true);
  expect(operator.count('/api/auth/refresh')).toBe(0);
});

test('a token from the address logs in', async () => {
  acceptHandedToken(brand.id, operator.issue('5'));
  const tab = openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(50);
  expect(selectUser(tab.store.getState())?.id).toBe('5');
});

test('a token from the address whose end has passed by this clock is the operator’s to judge', async () => {
  const token = operator.issue('5', hourS);
  vi.setSystemTime(Date.now() + 3 * hourS * 1000);
  acceptHandedToken(brand.id, token);
  const tab = openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(40_000);
  tab.look();
  await vi.advanceTimersByTimeAsync(50);
  expect(tab.status()).toBe('authenticated');
  expect(operator.count('/api/auth/refresh')).toBe(1);
});

test('a token from the address throws nobody out of their account', async () => {
  const tab = await loggedInTab('1');
  acceptHandedToken(brand.id, operator.issue('2'));
  tab.look();
  expect(selectUser(tab.store.getState())?.id).toBe('1');
});

test.each(['', 'x', '<script>', 'a.b.c', `${'a'.repeat(5_000)}.e30.c`])(
  'what is no token is not taken from the address: %j',
  (handed) => {
    acceptHandedToken(brand.id, handed);
    expect(kept.names()).toEqual([]);
  },
);

test('a forged token from the address ends without a notice', async () => {
  acceptHandedToken(brand.id, sessionTokenOf({ user_id: '1', balance: 0, exp: Date.now() / 1000 + 900 }));
  const tab = openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(false);
});

test('an operator in trouble puts nobody out: it is asked again', async () => {
  storeSessionToken(brand.id, operator.issue('1'), hourS);
  let isDown = true;
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) =>
    isDown ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : operator.fetch(address, init),
  );
  const tab = openTab();
  tab.look();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tab.status()).toBe('unknown');
  isDown = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.status()).toBe('authenticated');
});
