import type { SessionPolicy } from '../../shared/http/sessionPolicy.ts';
import { clearTokenCookies, readSessionToken } from '../../shared/storage/sessionCookies.ts';
import type { TokenRenewal } from './tokenRenewal.ts';

interface SessionPolicyParts {
  brandId: string;
  // Lazy, because the renewal uses this client and guests never need it.
  renewal: () => Promise<TokenRenewal>;
  onLost: () => void;
}

/** Creates the session hooks of the HTTP client from the token cookie and its renewal. */
export function createSessionPolicy({ brandId, renewal, onLost }: SessionPolicyParts): SessionPolicy {
  return {
    token: () => readSessionToken(brandId),
    recover: async (refusedToken, refusal) => {
      const token = readSessionToken(brandId);
      // A late response to an earlier token says nothing about the current one.
      if (token !== refusedToken) return token ? 'retry' : 'give-up';
      const found = await renewal().catch(() => null);
      // When the module fails to load, the request fails and the session stays.
      if (!found && refusal === 'unauthenticated') return 'give-up';
      const outcome = await (refusal === 'unauthenticated'
        ? found?.renew(refusedToken)
        : found?.pending(refusedToken));
      if (outcome === 'renewed') return 'retry';
      if (outcome !== 'gone' && readSessionToken(brandId) === refusedToken) {
        clearTokenCookies(brandId);
        onLost();
      }
      return 'give-up';
    },
  };
}
