import type { SessionPolicy } from '../../shared/http/sessionPolicy.ts';
import { clearTokenCookies, readSessionToken } from '../../shared/storage/sessionCookies.ts';
import type { TokenRenewal } from './tokenRenewal.ts';

interface SessionPolicyParts {
  brandId: string;
  /** Asked for late: the renewal sends by the client that this policy is for, and guests never need it. */
  renewal: () => Promise<TokenRenewal>;
  onLost: () => void;
}

/** The transport's view of the session: the cookie's token, and what to do when the API refuses it. */
export function createSessionPolicy({ brandId, renewal, onLost }: SessionPolicyParts): SessionPolicy {
  return {
    token: () => readSessionToken(brandId),
    recover: async (refusedToken) => {
      const token = readSessionToken(brandId);
      // A late answer to an earlier token says nothing about the one that took its place.
      if (token !== refusedToken) return token ? 'retry' : 'give-up';
      const found = await renewal().catch(() => null);
      // The part could not be fetched: the call fails, the session stays for the next one to try.
      if (!found) return 'give-up';
      const outcome = await found.renew(refusedToken);
      if (outcome === 'renewed') return 'retry';
      if (outcome === 'failed' && readSessionToken(brandId) === refusedToken) {
        clearTokenCookies(brandId);
        onLost();
      }
      return 'give-up';
    },
  };
}
