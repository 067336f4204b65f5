import type { BrandSettings } from '../../src/shared/brand/brandRecord.ts';

const bare = (host: string): string => host.replace(/^www\./, '');

/**
 * Returns the host names of a brand: those that show its site, the canonical one first, and those that differ from it by
 * `www.` alone and lead to it.
 */
export function siteHosts({ origin, domains }: Pick<BrandSettings, 'origin' | 'domains'>): {
  served: string[];
  redirected: string[];
} {
  const canonical = new URL(origin).hostname;
  const isTwin = (host: string): boolean => host !== canonical && bare(host) === bare(canonical);
  return {
    served: [...new Set([canonical, ...domains.filter((host) => !isTwin(host))])],
    redirected: domains.filter(isTwin),
  };
}
