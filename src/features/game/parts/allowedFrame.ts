import type { BrandRecord } from '../../../shared/brand/brandRecord.ts';

/** Allows frames from the launcher's and the API's origin only, like the page's CSP. */
export function isAllowedFrame(
  address: string,
  { api, gameLauncher }: Pick<BrandRecord, 'api' | 'gameLauncher'>,
): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const origins = [api.origin, gameLauncher?.script].flatMap((known) => URL.parse(known ?? '')?.origin ?? []);
  return origins.includes(url.origin);
}
