import { isHttpError, isPassing } from '../../shared/http/httpError.ts';
import { fetchNow } from '../../shared/query/lazyQuery.ts';
import type { AppStore } from '../../shared/state/rootState.ts';
import { sessionCheckStarted, sessionEnded, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { writeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { clearTokenCookies, readSessionToken } from '../../shared/storage/sessionCookies.ts';
import { wait } from '../../shared/time/wait.ts';
import { getMe } from './me.ts';
import { readClaims } from './tokenClaims.ts';

type SessionStore = Pick<AppStore, 'dispatch'>;

// A page that is unloading fails its requests like a lost network.
const leavingMs = 1_000;

/** Loads the token's user, waiting for the network, and clears the token when there is none. */
export async function checkSession(
  store: SessionStore,
  brandId: string,
): Promise<'started' | 'ended' | 'failed'> {
  store.dispatch(sessionCheckStarted());
  let doubted: string | null = null;
  let outcome: 'ended' | 'failed' = 'ended';
  while (readSessionToken(brandId)) {
    const { data, error } = await store.dispatch(fetchNow(getMe));
    const token = readSessionToken(brandId);
    // The player logged out before the response.
    if (!token) break;
    if (data) {
      const claimed = readClaims(token)?.user_id;
      // The token may have changed before the response. A second one belongs to this token.
      if (claimed !== undefined && claimed !== data.id && doubted !== token) {
        doubted = token;
        continue;
      }
      writeBrandCookie(brandId, 'user_id', data.id);
      writeBrandCookie(brandId, 'balance', String(data.balance));
      store.dispatch(sessionStarted(claimed));
      return 'started';
    }
    if (isOffline(error)) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      continue;
    }
    if (isHttpError(error)) {
      if (error.kind === 'network') await wait(leavingMs);
      if (isPassing(error)) outcome = 'failed';
    }
    break;
  }
  if (readSessionToken(brandId)) clearTokenCookies(brandId);
  store.dispatch(sessionEnded());
  return outcome;
}

function isOffline(error: unknown): boolean {
  return isHttpError(error) && error.kind === 'network' && error.offline;
}
