import { type HttpError, isPassing } from '../../shared/http/httpError.ts';
import { recoveryDelayMs } from '../../shared/http/useRecovery.ts';
import type { AppStore } from '../../shared/state/rootState.ts';
import { sessionCheckStarted, sessionEnded, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { writeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { clearTokenCookies, readSessionToken } from '../../shared/storage/sessionCookies.ts';
import { meApi } from './meApi.ts';

type SessionStore = Pick<AppStore, 'dispatch'>;

function isHttpError(error: unknown): error is HttpError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/**
 * Asks the API who the stored token belongs to. Nobody: the token is cleared. An API that does not answer properly
 * decides nothing; it is asked again until it does or the token is gone.
 */
export async function checkSession(store: SessionStore, brandId: string): Promise<'started' | 'ended'> {
  store.dispatch(sessionCheckStarted());
  for (let failures = 1; readSessionToken(brandId); failures += 1) {
    const { data, error } = await store.dispatch(
      meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    if (data) {
      writeBrandCookie(brandId, 'user_id', data.id);
      writeBrandCookie(brandId, 'balance', String(data.balance));
      store.dispatch(sessionStarted());
      return 'started';
    }
    if (data === null || (isHttpError(error) && !isPassing(error))) break;
    await pause(recoveryDelayMs(failures));
  }
  clearTokenCookies(brandId);
  store.dispatch(sessionEnded());
  return 'ended';
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
