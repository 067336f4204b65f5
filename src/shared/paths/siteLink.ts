import { isSitePath } from './sitePath.ts';

export type SiteLink = { kind: 'page'; path: string } | { kind: 'outside'; href: string };

/**
 * Where a link from the operator's back office leads: a page of this site, an https (or mailto, tel) address, or
 * nowhere. `javascript:` and its like are nowhere.
 */
export function readSiteLink(link: string, siteOrigin: string): SiteLink | null {
  const written = link.trim();
  if (isSitePath(written)) return { kind: 'page', path: written };
  const url = URL.parse(written);
  if (!url) return null;
  if (url.origin === siteOrigin) return { kind: 'page', path: url.pathname + url.search + url.hash };
  return /^(?:https?|mailto|tel):$/.test(url.protocol) ? { kind: 'outside', href: url.href } : null;
}
