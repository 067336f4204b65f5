import {
  type BrandCookieName,
  readBrandCookie,
  removeBrandCookie,
  writeBrandCookie,
} from './brandCookies.ts';
import { announceSession } from './sessionTabs.ts';

const tokenCookies: readonly BrandCookieName[] = ['jwt', 'jwt_term', 'balance', 'user_id', 'active_at'];
/** What a lost session leaves behind: coupon code and favourites are the player's wish, not the token's. */
const playerCookies: readonly BrandCookieName[] = [...tokenCookies, 'favorites', 'code'];

/** Tells a logout from a token that vanished, for the brand's other tabs. */
const logoutMark: BrandCookieName = 'logged_out';
const logoutMarkSeconds = 24 * 60 * 60;

/** When the token ends by the clock of this device, how long it was to live in all, and whether a renewal brought it. */
export interface TokenTerm {
  endsAtMs: number;
  lifetimeMs: number;
  isRenewed: boolean;
}

/** Null for what no header can carry, too: only somebody's hand can have written that. */
export function readSessionToken(brandId: string): string | null {
  const token = readBrandCookie(brandId, 'jwt');
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null;
}

/** Null where the token came without one, or somebody broke it. */
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
  announceSession(brandId);
  return readSessionToken(brandId) === token;
}

/** For logout. The mark comes first: no other tab may see the token gone without it. */
export function clearPlayerCookies(brandId: string): void {
  writeBrandCookie(brandId, logoutMark, '1', { maxAgeSeconds: logoutMarkSeconds });
  for (const name of playerCookies) removeBrandCookie(brandId, name);
  announceSession(brandId);
}

/** Whether the token went by a logout, in whichever tab. */
export function isLoggedOut(brandId: string): boolean {
  return readBrandCookie(brandId, logoutMark) !== null;
}

/** For a token that has become worth nothing. */
export function clearTokenCookies(brandId: string): void {
  for (const name of tokenCookies) removeBrandCookie(brandId, name);
  announceSession(brandId);
}
