import type { getCouponTextCall } from '../contract/bonus/coupons.ts';
import type { getCategoriesCall } from '../contract/casino/casino.ts';
import type { getProvidersCall } from '../contract/casino/providers.ts';
import type { getBannersCall } from '../contract/content/banners.ts';
import type { getImagesCall } from '../contract/content/images.ts';
import type { getPromotionsCall } from '../contract/content/promotions.ts';
import type { getSettingsCall } from '../contract/settings/settings.ts';

// The compiler compares the paths with the calls, which the early script is too small to import.
type EarlyPath = (
  | typeof getCouponTextCall
  | typeof getProvidersCall
  | typeof getSettingsCall
  | typeof getImagesCall
  | typeof getCategoriesCall
  | typeof getPromotionsCall
  | typeof getBannersCall
)['path'];

// The calls that every page starts with, in parallel, before the app's code has loaded.
export const earlyCalls = [
  '/v2/coupons/register',
  '/api/casino-games/providers',
  '/v2/settings/',
  '/v2/images/',
  '/v2/casino-games/category',
  '/v2/promotions',
  '/v2/banners',
] as const satisfies readonly EarlyPath[];

declare global {
  interface Window {
    // Pending responses by path. Filled by `entry-early.ts`, emptied by the HTTP client.
    __earlyCalls?: Record<string, Promise<Response>>;
  }
}

/**
 * Takes the pending response of a path, once; a caller that is canceled before it arrives leaves it to the
 * next one.
 */
export function takeEarlyCall(path: string, signal?: AbortSignal | null): Promise<Response> | null {
  if (typeof window === 'undefined') return null;
  const calls = window.__earlyCalls;
  const response = calls?.[path];
  if (!calls || !response) return null;
  delete calls[path];
  const leave = () => {
    // What took too long for one caller takes too long for the next.
    if (signal?.reason?.code !== 'ETIMEDOUT') calls[path] = response;
  };
  const keep = () => signal?.removeEventListener('abort', leave);
  signal?.addEventListener('abort', leave);
  response.then(keep, keep);
  return response;
}
