import type { SessionPolicy } from '../../shared/http/sessionPolicy.ts';
import { clearTokenCookies, readSessionToken } from '../../shared/storage/sessionCookies.ts';

/** The transport's view of the session: the cookie's token, and what to do when the API refuses it. */
export function createSessionPolicy(brandId: string, onLost: () => void): SessionPolicy {
  return {
    token: () => readSessionToken(brandId),
    recover: async (refusedToken) => {
      const token = readSessionToken(brandId);
      // A late answer to an earlier token says nothing about the one that took its place.
      if (token !== refusedToken) return token ? 'retry' : 'give-up';
      clearTokenCookies(brandId);
      onLost();
      return 'give-up';
    },
  };
}
