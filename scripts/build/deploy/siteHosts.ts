import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';

const bare = (host: string): string => host.replace(/^www\./, '');

/** Returns the brand's site hosts, the canonical one first, and the `www.` variants that redirect to them. */
export function siteHosts({ origin, domains }: Pick<BrandSettings, 'origin' | 'domains'>): {
  served: string[];
  redirected: string[];
} {
  const canonical = new URL(origin).hostname;
  const isTwin = (host: string): boolean => host !== canonical && bare(host) === bare(canonical);
  return {
    served: [...new Set([canonical, ...domains.filter((host) => !isTwin(host))])],
    redirected: [...new Set(domains.filter(isTwin))],
  };
}
