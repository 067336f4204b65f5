import type { BrandRecord } from '../../../shared/brand/brandRecord.ts';

/** Allows frames from the launcher's and the API's origin only, like the page's CSP. */
export function isAllowedFrame(
  href: string,
  { api, gameLauncher }: Pick<BrandRecord, 'api' | 'gameLauncher'>,
): boolean {
  const url = URL.parse(href);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const origins = [api.origin, gameLauncher?.script].flatMap((known) => URL.parse(known ?? '')?.origin ?? []);
  return origins.includes(url.origin);
}
