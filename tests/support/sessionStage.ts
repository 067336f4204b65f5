import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { createBrowserServices } from '../../src/app/services.ts';
import { createStore } from '../../src/app/store.ts';
import { compareWithToken } from '../../src/features/session/watchSession.ts';
import { loadAxiosClient } from '../../src/shared/http/httpClient.ts';
import { selectInactivityNoticeShown, selectSessionStatus } from '../../src/shared/state/sessionSlice.ts';
import { storeSessionToken } from '../../src/shared/storage/sessionCookies.ts';
import { cookieDocument } from './cookieDocument.ts';
import { fakeOperator } from './operator/fakeOperator.ts';
import { testBrand } from './testBrand.ts';

export const brand = testBrand();
export const minuteMs = 60_000;
export const hourS = 3_600;

/** Simulates one device with its cookies, an operator, a clock and any number of tabs. */
export function stageSession() {
  const stage = {
    operator: fakeOperator(hourS),
    kept: cookieDocument(),
    openTab,
    // A tab of a player with a fresh token.
    loggedInTab: async (userId = '1', lifetimeS = hourS) => {
      storeSessionToken(brand.id, stage.operator.issue(userId, lifetimeS), lifetimeS);
      const tab = openTab();
      tab.check();
      await vi.advanceTimersByTimeAsync(50);
      expect(tab.status()).toBe('authenticated');
      return tab;
    },
  };
  // Both load on first use, by the real clock.
  beforeAll(async () => {
    await Promise.all([
      loadAxiosClient(),
      import('../../src/features/session/browserRenewal.ts'),
      import('../../src/features/session/meApi.ts'),
      import('../../src/features/session/revokeToken.ts'),
    ]);
  });
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-05-04T12:00:00Z') });
    stage.kept = cookieDocument();
    vi.stubGlobal('document', stage.kept.document);
    vi.stubGlobal('location', { protocol: 'https:' });
    // Node has locks as browsers do, but they wait by the real clock.
    vi.stubGlobal('navigator', { onLine: true });
    stage.operator = fakeOperator(hourS);
    vi.stubGlobal('fetch', stage.operator.fetch);
  });
  afterEach(async () => {
    vi.useRealTimers();
    // A login has more effects than these tests cover; the rest ends here.
    await vi.dynamicImportSettled();
    vi.unstubAllGlobals();
  });
  return stage;
}

// All tabs of the brand share the cookies.
function openTab() {
  const { services, connect } = createBrowserServices(brand);
  const store = createStore(services);
  connect(store);
  return {
    store,
    services,
    check: () => compareWithToken(store, services),
    status: () => selectSessionStatus(store.getState()),
    notice: () => selectInactivityNoticeShown(store.getState()),
    me: () => services.http.send({ path: '/api/auth/me', schema: v.unknown() }),
  };
}
