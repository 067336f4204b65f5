import { isSitePath } from './sitePath.ts';

export type SiteLink = { kind: 'page'; path: string } | { kind: 'outside'; href: string };

/**
 * Reads a link from the operator's back office: a page of this site, an https, mailto or tel URL. Returns null for
 * any other, as for `javascript:` and for user info of another site.
 */
export function readSiteLink(link: string, siteOrigin: string): SiteLink | null {
  const written = link.trim();
  const url = URL.parse(written);
  // `https://this.site//other.site` is on this site, and its path alone is not.
  const path = url?.origin === siteOrigin ? url.pathname + url.search + url.hash : written;
  if (isSitePath(path)) return { kind: 'page', path };
  if (!url || path !== written) return null;
  // `https://bank.example@evil.example` leads to the second host.
  return /^(?:https?:\/\/[^/@]+\/|mailto:|tel:)/.test(url.href) ? { kind: 'outside', href: url.href } : null;
}
