import { describe, expect, test, vi } from 'vitest';
import { brand, hourS, stageSession } from '../../tests/support/sessionStage.ts';
import { sessionTokenOf } from '../../tests/support/sessionTokenOf.ts';
import { selectUser } from '../features/session/me.ts';
import { isLoginToken } from '../features/session/tokenClaims.ts';
import { acceptUrlToken, accountOfUrlToken, declineUrlToken } from '../features/session/urlTokenLogin.ts';
import { selectAlerts } from '../shared/state/alertsSlice.ts';
import { loginRequested, selectReturnTo } from '../shared/state/authModalSlice.ts';
import { selectUrlTokenAsked, urlTokenArrived } from '../shared/state/sessionSlice.ts';
import { readBrandCookie } from '../shared/storage/brandCookies.ts';
import { readSessionToken, storeSessionToken } from '../shared/storage/sessionCookies.ts';

const stage = stageSession();

test("starts a session from a stored token and writes the product's cookies", async () => {
  const tab = await stage.loggedInTab('7');
  expect(selectUser(tab.store.getState())?.name).toBe('Jogador 7');
  expect(readBrandCookie(brand.id, 'user_id')).toBe('7');
  expect(readBrandCookie(brand.id, 'balance')).toBe('1000');
});

describe('a token from the URL', () => {
  // Arrives with a token, as the page's start handles it.
  const arrive = (token: string) => {
    const tab = stage.openTab();
    expect(isLoginToken(brand.id, token)).toBe(true);
    tab.store.dispatch(urlTokenArrived());
    return tab;
  };
  const asked = (tab: ReturnType<typeof arrive>) => selectUrlTokenAsked(tab.store.getState());
  const alertTexts = (tab: ReturnType<typeof arrive>) =>
    selectAlerts(tab.store.getState()).map(({ text }) => text);
  // The clock goes on until the work is done.
  const done = async <T>(work: Promise<T>): Promise<T> => {
    await vi.advanceTimersByTimeAsync(4_000);
    return work;
  };

  test('is not stored before the visitor says yes, and names its account in masked form', async () => {
    const token = stage.operator.issue('5');
    const tab = arrive(token);
    expect(await done(tab.store.dispatch(accountOfUrlToken(token)))).toBe('J*** 5');
    tab.check();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tab.status()).toBe('anonymous');
    expect(stage.kept.names()).toEqual([]);
    expect(asked(tab)).toBe(true);
  });

  test('logs in after the yes', async () => {
    const token = stage.operator.issue('5');
    const tab = arrive(token);
    await done(tab.store.dispatch(acceptUrlToken(token)));
    expect(selectUser(tab.store.getState())?.id).toBe('5');
    expect(readSessionToken(brand.id)).toBe(token);
    expect(asked(tab)).toBe(false);
  });

  test('is forgotten after the no', async () => {
    const tab = arrive(stage.operator.issue('5'));
    tab.store.dispatch(declineUrlToken());
    tab.check();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(tab.status()).toBe('anonymous');
    expect(stage.kept.names()).toEqual([]);
    expect(asked(tab)).toBe(false);
  });

  test('whose end has passed by this clock is the operator’s to judge', async () => {
    const token = stage.operator.issue('5', hourS);
    vi.setSystemTime(Date.now() + 3 * hourS * 1000);
    const tab = arrive(token);
    const entered = tab.store.dispatch(acceptUrlToken(token));
    await vi.advanceTimersByTimeAsync(40_000);
    tab.check();
    await vi.advanceTimersByTimeAsync(50);
    await entered;
    expect(tab.status()).toBe('authenticated');
    expect(stage.operator.count('/api/auth/refresh')).toBe(1);
  });

  test('is not asked about when a player is logged in', async () => {
    await stage.loggedInTab('1');
    expect(isLoginToken(brand.id, stage.operator.issue('2'))).toBe(false);
  });

  test.each([null, '', 'x', '<script>', 'a.b.c', `${'a'.repeat(5_000)}.e30.c`])(
    'is none of ours: %j',
    (token) => {
      expect(isLoginToken(brand.id, token)).toBe(false);
    },
  );

  test.each([401, 500])('that the operator answers with status %i is not asked about', async (status) => {
    const token = stage.operator.issue('5');
    const tab = arrive(token);
    vi.stubGlobal('fetch', async () => new Response('{}', { status }));
    expect(await done(tab.store.dispatch(accountOfUrlToken(token)))).toBeNull();
    expect(asked(tab)).toBe(false);
    expect(stage.kept.names()).toEqual([]);
    expect(alertTexts(tab)).toEqual([
      expect.stringMatching(status === 401 ? /expirou ou já foi usado/ : /Não foi possível conferir/),
    ]);
  });

  test('that is forged ends without a session and without a notice', async () => {
    const token = sessionTokenOf({ user_id: '1', balance: 0, exp: Date.now() / 1000 + 900 });
    const tab = arrive(token);
    await done(tab.store.dispatch(acceptUrlToken(token)));
    expect(tab.status()).toBe('anonymous');
    expect(tab.notice()).toBe(false);
    expect(stage.kept.names()).toEqual([]);
  });

  test('leads on to the page that its link was for', async () => {
    const token = stage.operator.issue('5');
    const tab = arrive(token);
    tab.store.dispatch(loginRequested({ returnTo: '/user/wallet' }));
    await done(tab.store.dispatch(acceptUrlToken(token)));
    expect(selectReturnTo(tab.store.getState())).toBe('/user/wallet');
  });
});

test.each([401, 404, 500, 502])('clears a stored token after status %i of the profile', async (status) => {
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  vi.stubGlobal('fetch', async () => new Response('<h1>Não deu</h1>', { status }));
  const tab = stage.openTab();
  tab.check();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tab.status()).toBe('anonymous');
  expect(tab.notice()).toBe(false);
  expect(stage.kept.names()).toEqual([]);
  // A failure of the operator must not look like a logout.
  expect(selectAlerts(tab.store.getState())).toHaveLength(status >= 500 ? 1 : 0);
});

test("logs out when the profile's message is 'Unauthenticated.' and no token can be renewed", async () => {
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Unauthenticated.' }));
  const tab = stage.openTab();
  tab.check();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(tab.status()).toBe('anonymous');
  expect(stage.kept.names()).toEqual([]);
});

test('clears a stored token when the API is unreachable, but not during unload', async () => {
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const tab = stage.openTab();
  tab.check();
  await vi.advanceTimersByTimeAsync(500);
  expect(readSessionToken(brand.id)).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(readSessionToken(brand.id)).toBeNull();
  expect(tab.status()).toBe('anonymous');
  expect(selectAlerts(tab.store.getState())).toHaveLength(1);
});

test('keeps a stored token offline and checks it when the network returns', async () => {
  storeSessionToken(brand.id, stage.operator.issue('1'), hourS);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: false });
  const working = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const tab = stage.openTab();
  tab.check();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tab.status()).toBe('unknown');
  vi.stubGlobal('fetch', working);
  vi.stubGlobal('navigator', { onLine: true });
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(500);
  expect(tab.status()).toBe('authenticated');
});
