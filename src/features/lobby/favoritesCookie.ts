import { readBrandCookie, writeBrandCookie } from '../../shared/storage/brandCookies.ts';

const lifetimeSeconds = 30 * 24 * 60 * 60;
/** A cookie has some 4 kB for everything. */
const keptIds = 200;

/** Ids of the favourites that this device last saw, newest first; none of another player's. */
export function readKeptFavorites(brandId: string): string[] {
  const [owner, ...ids] = (readBrandCookie(brandId, 'favorites') ?? '').split('.');
  return owner && owner === readBrandCookie(brandId, 'user_id') ? ids.filter(Boolean) : [];
}

/** The cookie outlives a lost session, so it says whose favourites they are. */
export function keepFavorites(brandId: string, ids: readonly string[]): void {
  const owner = readBrandCookie(brandId, 'user_id');
  if (!owner) return;
  const value = [owner, ...ids.slice(0, keptIds)].join('.');
  writeBrandCookie(brandId, 'favorites', value, { maxAgeSeconds: lifetimeSeconds });
}
