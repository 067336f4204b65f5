import { alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import {
  selectSessionOwner,
  selectSessionStatus,
  sessionEnded,
  sessionLost,
} from '../../shared/state/sessionSlice.ts';
import { clearTokenCookies, isLoggedOut, readSessionToken } from '../../shared/storage/sessionCookies.ts';
import { onSessionBroadcast } from '../../shared/storage/sessionTabs.ts';
import { checkSession } from './checkSession.ts';
import { readClaims } from './tokenClaims.ts';
import { isTokenEnding } from './tokenTerm.ts';

// Cookies expire without an event in every browser, also while the device sleeps.
const checkEveryMs = 2_000;

const unchecked = 'Não foi possível abrir sua conta agora. Entre de novo em instantes.';
const displayMs = 5_000;

type WatchedStore = Pick<AppStore, 'dispatch' | 'getState'>;
type WatchingServices = Pick<Services, 'http' | 'brand'>;

// Synchronizes the session with the stored token.
export function compareWithToken(store: WatchedStore, services: WatchingServices): void {
  const { id } = services.brand;
  const status = selectSessionStatus(store.getState());
  const token = readSessionToken(id);
  if (status === 'anonymous' && token) {
    void checkSession(store, id).then((outcome) => {
      // Otherwise the operator's failure would look like a logout.
      if (outcome === 'failed') store.dispatch(alertRaised({ kind: 'error', text: unchecked, displayMs }));
    });
  } else if (status === 'authenticated' && !token) {
    endWithoutToken(store, id);
  } else if (status === 'authenticated' && token) {
    // Another player logged in in another tab. This session ends first, and the next check finds the token.
    const claimed = readClaims(token)?.user_id;
    if (claimed !== undefined && claimed !== selectSessionOwner(store.getState()))
      store.dispatch(sessionEnded());
    else if (isTokenEnding(id)) void keepAlive(store, services, token);
  }
}

// A logout in another tab shows no notice, unlike a vanished token.
function endWithoutToken(store: WatchedStore, brandId: string): void {
  if (isLoggedOut(brandId)) {
    store.dispatch(sessionEnded());
    return;
  }
  clearTokenCookies(brandId);
  store.dispatch(sessionLost());
}

// Renews a token before it expires.
async function keepAlive(store: WatchedStore, services: WatchingServices, token: string): Promise<void> {
  // When the chunk fails to load, the next check retries.
  const part = await import('./browserRenewal.ts').catch(() => null);
  if (!part) return;
  const outcome = await part.tokenRenewalOf(services).renew(token);
  const { id } = services.brand;
  if (outcome !== 'failed' || readSessionToken(id) !== token) return;
  clearTokenCookies(id);
  store.dispatch(sessionLost());
}

/** Restores the session before the router starts, because guards need it, and follows the token. */
export function watchSession(store: AppStore, services: WatchingServices): void {
  const compare = () => compareWithToken(store, services);
  compare();
  setInterval(compare, checkEveryMs);
  for (const event of ['focus', 'online', 'pageshow']) window.addEventListener(event, compare);
  document.addEventListener('visibilitychange', compare);
  onSessionBroadcast(services.brand.id, compare);
  window.cookieStore?.addEventListener('change', compare);
}
