import { readBrandCookie, writeBrandCookie } from '../../shared/storage/brandCookies.ts';

// Time of the last activity in milliseconds since 1970, or `locked`; shared by all tabs.
export type Activity = number | 'locked';

const locked = 'locked';
const keptSeconds = 30 * 24 * 60 * 60;

// Null when missing or invalid.
export function readActivity(brandId: string): Activity | null {
  const stored = readBrandCookie(brandId, 'active_at');
  if (stored === locked) return locked;
  return stored !== null && /^\d{12,15}$/.test(stored) ? Number(stored) : null;
}

export function writeActivity(brandId: string, activity: Activity): void {
  writeBrandCookie(brandId, 'active_at', String(activity), { maxAgeSeconds: keptSeconds });
}
