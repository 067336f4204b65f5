import {
  type BrandCookieName,
  readBrandCookie,
  removeBrandCookie,
  writeBrandCookie,
} from './brandCookies.ts';
import { broadcastSession } from './sessionTabs.ts';

const tokenCookies: readonly BrandCookieName[] = ['jwt', 'jwt_term', 'balance', 'user_id', 'active_at'];
// A lost session keeps the coupon code and the favorites: they are the player's choice, not the token's.
const playerCookies: readonly BrandCookieName[] = [...tokenCookies, 'favorites', 'code'];

// Distinguishes a logout from a lost token for the brand's other tabs.
const logoutMark: BrandCookieName = 'logged_out';
const logoutMarkSeconds = 24 * 60 * 60;

// When the token ends by the clock of this device, its whole lifetime, and whether a renewal issued it.
export interface TokenTerm {
  endsAtMs: number;
  lifetimeMs: number;
  isRenewed: boolean;
}

// Null also for characters that no header can carry: only a manual change can have written them.
export function readSessionToken(brandId: string): string | null {
  const token = readBrandCookie(brandId, 'jwt');
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

// Null where the token came without a term, or the cookie is broken.
export function readTokenTerm(brandId: string): TokenTerm | null {
  const [, ends, lifetime, renewed] =
    /^(\d{12,15})-(\d{1,12})(-renewed)?$/.exec(readBrandCookie(brandId, 'jwt_term') ?? '') ?? [];
  if (!ends || !lifetime) return null;
  return { endsAtMs: Number(ends), lifetimeMs: Number(lifetime), isRenewed: renewed !== undefined };
}

/** Returns false where the browser keeps no cookies. */
export function storeSessionToken(
  brandId: string,
  token: string,
  expiresInSeconds: number,
  { isRenewed = false } = {},
): boolean {
  const options = { maxAgeSeconds: expiresInSeconds };
  const lifetimeMs = expiresInSeconds * 1000;
  writeBrandCookie(
    brandId,
    'jwt_term',
    `${Date.now() + lifetimeMs}-${lifetimeMs}${isRenewed ? '-renewed' : ''}`,
    options,
  );
  writeBrandCookie(brandId, 'jwt', token, options);
  removeBrandCookie(brandId, logoutMark);
  broadcastSession(brandId);
  return readSessionToken(brandId) === token;
}

/**
 * Clears the player's cookies at logout; the mark comes first, so that no other tab sees the token gone
 * without it.
 */
export function clearPlayerCookies(brandId: string): void {
  writeBrandCookie(brandId, logoutMark, '1', { maxAgeSeconds: logoutMarkSeconds });
  for (const name of playerCookies) removeBrandCookie(brandId, name);
  broadcastSession(brandId);
}

// Whether the token was removed by a logout, in any tab.
export function isLoggedOut(brandId: string): boolean {
  return readBrandCookie(brandId, logoutMark) !== null;
}

// For a token that has become invalid.
export function clearTokenCookies(brandId: string): void {
  for (const name of tokenCookies) removeBrandCookie(brandId, name);
  broadcastSession(brandId);
}
