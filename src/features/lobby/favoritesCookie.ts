import { readBrandCookie, writeBrandCookie } from '../../shared/storage/brandCookies.ts';

const lifetimeSeconds = 30 * 24 * 60 * 60;
// A cookie holds about 4 kB.
const keptIds = 200;

/** Reads the current player's favorite ids from the cookie, newest first. */
export function readKeptFavorites(brandId: string): string[] {
  const [owner, ...ids] = (readBrandCookie(brandId, 'favorites') ?? '').split('.');
  return owner && owner === readBrandCookie(brandId, 'user_id') ? ids.filter(Boolean) : [];
}

/** Stores the ids with their owner, because the cookie outlives a lost session. */
export function keepFavorites(brandId: string, ids: readonly string[]): void {
  const owner = readBrandCookie(brandId, 'user_id');
  if (!owner) return;
  const value = [owner, ...ids.slice(0, keptIds)].join('.');
  writeBrandCookie(brandId, 'favorites', value, { maxAgeSeconds: lifetimeSeconds });
}
