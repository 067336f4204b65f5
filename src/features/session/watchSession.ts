import type { AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { selectSessionStatus, sessionEnded, sessionLost } from '../../shared/state/sessionSlice.ts';
import { clearTokenCookies, isLoggedOut, readSessionToken } from '../../shared/storage/sessionCookies.ts';
import { onSessionAnnounced } from '../../shared/storage/sessionTabs.ts';
import { checkSession, isOfAnother } from './checkSession.ts';
import { selectUser } from './meApi.ts';
import { isTokenEnding } from './tokenTerm.ts';

/** Cookies end by their own clock, without an event in every browser; sleeping devices wake up without one. */
const lookEveryMs = 2_000;

type WatchedStore = Pick<AppStore, 'dispatch' | 'getState'>;
type WatchingServices = Pick<Services, 'http' | 'brand'>;

/** Compares the stored token with what the app believes, and brings the two together. */
export function compareWithToken(store: WatchedStore, services: WatchingServices): void {
  const { id } = services.brand;
  const status = selectSessionStatus(store.getState());
  const token = readSessionToken(id);
  if (status === 'anonymous' && token) {
    void checkSession(store, id);
  } else if (status === 'authenticated' && !token) {
    endWithoutToken(store, id);
  } else if (status === 'authenticated' && token) {
    const user = selectUser(store.getState());
    // Somebody else logged in, in another tab. This one leaves first, so that nothing of the first player stays, and
    // finds the token at its next look.
    if (user && isOfAnother(token, user.id)) store.dispatch(sessionEnded());
    else if (isTokenEnding(id)) void keepAlive(store, services, token);
  }
}

/** A logout in another tab is no news to the player; a token that vanished is. */
function endWithoutToken(store: WatchedStore, brandId: string): void {
  if (isLoggedOut(brandId)) {
    store.dispatch(sessionEnded());
    return;
  }
  clearTokenCookies(brandId);
  store.dispatch(sessionLost());
}

/** Renews a token before it ends. Asked again while that is under way, it changes nothing. */
async function keepAlive(store: WatchedStore, services: WatchingServices, token: string): Promise<void> {
  // Where the part cannot be fetched, the next look tries again.
  const part = await import('./browserRenewal.ts').catch(() => null);
  if (!part) return;
  const outcome = await part.tokenRenewalOf(services).renew(token);
  const { id } = services.brand;
  if (outcome !== 'failed' || readSessionToken(id) !== token) return;
  clearTokenCookies(id);
  store.dispatch(sessionLost());
}

/** Called once, before the router: guards must not take a player with a stored token for an anonymous one. */
export function watchSession(store: AppStore, services: WatchingServices): void {
  const compare = () => compareWithToken(store, services);
  compare();
  setInterval(compare, lookEveryMs);
  for (const event of ['focus', 'online', 'pageshow']) window.addEventListener(event, compare);
  document.addEventListener('visibilitychange', compare);
  onSessionAnnounced(services.brand.id, compare);
  window.cookieStore?.addEventListener('change', compare);
}
