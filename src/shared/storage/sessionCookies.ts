import {
  type BrandCookieName,
  readBrandCookie,
  removeBrandCookie,
  writeBrandCookie,
} from './brandCookies.ts';

/** What belongs to a logged-in player and goes when they do. */
const playerCookies: readonly BrandCookieName[] = ['jwt', 'balance', 'user_id', 'favorites', 'code'];
/** What a lost session leaves behind: coupon code and favourites are the player's wish, not the token's. */
const tokenCookies: readonly BrandCookieName[] = ['jwt', 'balance', 'user_id'];

export function readSessionToken(brandId: string): string | null {
  return readBrandCookie(brandId, 'jwt');
}

/** Returns false where the browser keeps no cookies. */
export function storeSessionToken(brandId: string, token: string, expiresInSeconds: number): boolean {
  writeBrandCookie(brandId, 'jwt', token, { maxAgeSeconds: expiresInSeconds });
  return readSessionToken(brandId) === token;
}

/** For logout. */
export function clearPlayerCookies(brandId: string): void {
  for (const name of playerCookies) removeBrandCookie(brandId, name);
}

/** For a token that has become worth nothing. */
export function clearTokenCookies(brandId: string): void {
  for (const name of tokenCookies) removeBrandCookie(brandId, name);
}
