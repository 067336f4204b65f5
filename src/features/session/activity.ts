import { readBrandCookie, writeBrandCookie } from '../../shared/storage/brandCookies.ts';

/** When the player was last active, in ms since 1970; `locked` once that was too long ago. All tabs share it. */
export type Activity = number | 'locked';

const locked = 'locked';
const keptSeconds = 30 * 24 * 60 * 60;

/** Null where nothing is known, or somebody's hand broke it. */
export function readActivity(brandId: string): Activity | null {
  const stored = readBrandCookie(brandId, 'active_at');
  if (stored === locked) return locked;
  return stored !== null && /^\d{12,15}$/.test(stored) ? Number(stored) : null;
}

export function writeActivity(brandId: string, activity: Activity): void {
  writeBrandCookie(brandId, 'active_at', String(activity), { maxAgeSeconds: keptSeconds });
}
