import { matchPath } from 'react-router';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { MenuItem } from '../../shared/contract/menu.ts';
import { isRouteEnabled } from '../../shared/paths/routeRules.ts';
import { type RouteId, routeIds, routeTable } from '../../shared/paths/routeTable.ts';
import { type Capabilities, capabilityOfRoute } from './capabilities.ts';
import { readSiteLink, type SiteLink } from './siteLink.ts';

export interface SiteMenuEntry {
  label: string;
  link: SiteLink;
  /** The operator's name for a picture; not every name is known to the icon set. */
  icon: string | null;
}

/** The route that a path of this site shows, the most exact pattern first. */
export function routeOfPath(path: string): RouteId | null {
  const [pathname = path] = path.split(/[?#]/);
  const matches = routeIds.flatMap((id) => routeTable[id].paths.map((pattern) => ({ id, pattern })));
  const found = matches
    .filter(({ pattern }) => matchPath(pattern, pathname))
    .sort((a, b) => vagueness(a.pattern) - vagueness(b.pattern));
  return found[0]?.id ?? null;
}

function vagueness(pattern: string): number {
  return (pattern.match(/:/g)?.length ?? 0) + (pattern.includes('*') ? 10 - pattern.split('/').length : 0);
}

/** Entries of a menu that lead somewhere on this brand now: what is off or unsafe vanishes. */
export function siteMenu(items: readonly MenuItem[], brand: BrandRecord, on: Capabilities): SiteMenuEntry[] {
  return items.flatMap((item) => {
    const link = readSiteLink(item.link, brand.origin);
    if (!link || (link.kind === 'page' && !isOffered(link.path, brand, on))) return [];
    return [{ label: item.label, link, icon: item.icon ?? null }];
  });
}

function isOffered(path: string, brand: BrandRecord, on: Capabilities): boolean {
  const routeId = routeOfPath(path);
  if (!routeId) return false;
  const capability = capabilityOfRoute(routeId);
  return isRouteEnabled(routeId, brand) && (!capability || on[capability]);
}
