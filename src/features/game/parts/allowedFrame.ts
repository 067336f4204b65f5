import type { BrandRecord } from '../../../shared/brand/brandRecord.ts';

/** Games may be framed from the launcher's origin and the operator's own; the page's policy says the same. */
export function isAllowedFrame(
  address: string,
  { api, gameLauncher }: Pick<BrandRecord, 'api' | 'gameLauncher'>,
): boolean {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  const origins = [api.origin, gameLauncher?.script].flatMap((known) => URL.parse(known ?? '')?.origin ?? []);
  return origins.includes(url.origin);
}
