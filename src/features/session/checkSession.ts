import { isHttpError } from '../../shared/http/httpError.ts';
import type { AppStore } from '../../shared/state/rootState.ts';
import { sessionCheckStarted, sessionEnded, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { writeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { clearTokenCookies, readSessionToken } from '../../shared/storage/sessionCookies.ts';
import { meApi } from './meApi.ts';
import { readClaims } from './tokenClaims.ts';

type SessionStore = Pick<AppStore, 'dispatch'>;

/** The requests of a page that is being left fail as if there were no network; it is gone before this has passed. */
const leavingMs = 1_000;

/**
 * Asks the API who the stored token belongs to, and clears the token when no user comes back. Without a network the
 * question waits for it.
 */
export async function checkSession(store: SessionStore, brandId: string): Promise<'started' | 'ended'> {
  store.dispatch(sessionCheckStarted());
  while (readSessionToken(brandId)) {
    const { data, error } = await store.dispatch(
      meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    const token = readSessionToken(brandId);
    // The player has left while the response was on its way.
    if (!token) break;
    if (data) {
      // The response is about the player whose token was sent.
      if (isOfAnother(token, data.id)) continue;
      writeBrandCookie(brandId, 'user_id', data.id);
      writeBrandCookie(brandId, 'balance', String(data.balance));
      store.dispatch(sessionStarted());
      return 'started';
    }
    if (isOffline(error)) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      continue;
    }
    if (isHttpError(error) && error.kind === 'network') await pause(leavingMs);
    break;
  }
  if (readSessionToken(brandId)) clearTokenCookies(brandId);
  store.dispatch(sessionEnded());
  return 'ended';
}

/** Whether a token is another player's. One that does not say counts as theirs. */
export function isOfAnother(token: string, userId: string): boolean {
  const owner = readClaims(token)?.user_id;
  return owner !== undefined && owner !== userId;
}

function isOffline(error: unknown): boolean {
  return isHttpError(error) && error.kind === 'network' && error.offline;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
