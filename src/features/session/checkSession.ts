import { type HttpError, isPassing } from '../../shared/http/httpError.ts';
import { recoveryDelayMs } from '../../shared/http/useRecovery.ts';
import type { AppStore } from '../../shared/state/rootState.ts';
import { sessionCheckStarted, sessionEnded, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { writeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { clearTokenCookies, readSessionToken } from '../../shared/storage/sessionCookies.ts';
import { meApi } from './meApi.ts';
import { readClaims } from './tokenClaims.ts';

type SessionStore = Pick<AppStore, 'dispatch'>;

export function isHttpError(error: unknown): error is HttpError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/**
 * Asks the API who the stored token belongs to. Nobody: the token is cleared. An API that does not answer properly
 * decides nothing; it is asked again until it does or the token is gone.
 */
export async function checkSession(store: SessionStore, brandId: string): Promise<'started' | 'ended'> {
  store.dispatch(sessionCheckStarted());
  let failures = 0;
  while (readSessionToken(brandId)) {
    const { data, error } = await store.dispatch(
      meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    const token = readSessionToken(brandId);
    // The player has left while the answer was on its way.
    if (!token) break;
    if (data) {
      // The answer is about whoever the token belonged to when it was asked for.
      if (isOfAnother(token, data.id)) continue;
      writeBrandCookie(brandId, 'user_id', data.id);
      writeBrandCookie(brandId, 'balance', String(data.balance));
      store.dispatch(sessionStarted());
      return 'started';
    }
    if (data === null || (isHttpError(error) && !isPassing(error))) break;
    failures += 1;
    await pause(recoveryDelayMs(failures));
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
