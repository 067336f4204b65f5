import type { AppStore } from '../../shared/state/rootState.ts';
import { selectSessionStatus, sessionLost } from '../../shared/state/sessionSlice.ts';
import { clearTokenCookies, readSessionToken } from '../../shared/storage/sessionCookies.ts';
import { checkSession } from './checkSession.ts';

/** Cookies end by their own clock, without an event in every browser. */
const lookEveryMs = 2_000;

/** Compares the stored token with what the app believes, and brings the two together. */
export function compareWithToken(store: Pick<AppStore, 'dispatch' | 'getState'>, brandId: string): void {
  const status = selectSessionStatus(store.getState());
  const hasToken = readSessionToken(brandId) !== null;
  if (status === 'authenticated' && !hasToken) {
    clearTokenCookies(brandId);
    store.dispatch(sessionLost());
  } else if (status === 'anonymous' && hasToken) {
    void checkSession(store, brandId);
  }
}

/** Called once, before the router: guards must not take a player with a stored token for an anonymous one. */
export function watchSession(store: AppStore, brandId: string): void {
  const compare = () => compareWithToken(store, brandId);
  compare();
  setInterval(compare, lookEveryMs);
  window.addEventListener('focus', compare);
  document.addEventListener('visibilitychange', compare);
}
