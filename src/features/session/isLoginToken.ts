import { readSessionToken } from '../../shared/storage/sessionCookies.ts';
import { readClaims } from './tokenClaims.ts';

/** Headers have no room for more. */
const longestToken = 4_096;

/** Tells whether a token from the URL may be offered as a login. A player who is logged in stays so. */
export function isLoginToken(brandId: string, token: string | null): token is string {
  if (token === null || token.length > longestToken || readSessionToken(brandId) !== null) return false;
  return readClaims(token) !== null;
}
