import { removeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { readSessionToken, storeSessionToken } from '../../shared/storage/sessionCookies.ts';
import { readClaims } from './tokenClaims.ts';

/** Headers have no room for more. */
const longestToken = 4_096;
/** For a token whose end, by this device's clock, has passed: the operator may see that otherwise. */
const shortestLifetimeSeconds = 60;

/**
 * A token from the address is stored as if its login had been here; whether it is worth anything, the operator says
 * next. Whoever is logged in stays so: a link must not put players into somebody else's account unnoticed.
 */
export function acceptHandedToken(brandId: string, token: string | null, nowMs: number = Date.now()): void {
  if (token === null || token.length > longestToken || readSessionToken(brandId) !== null) return;
  const claims = readClaims(token);
  if (!claims) return;
  const leftSeconds = Math.floor(claims.exp - nowMs / 1000);
  // When somebody was last active here says nothing about whoever comes by this link.
  removeBrandCookie(brandId, 'active_at');
  storeSessionToken(brandId, token, Math.max(leftSeconds, shortestLifetimeSeconds));
}
