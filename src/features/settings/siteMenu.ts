import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { MenuItem } from '../../shared/contract/content/menu.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { isRouteEnabled } from '../../shared/paths/routeRules.ts';
import { readSiteLink, type SiteLink } from '../../shared/paths/siteLink.ts';
import type { MenuIconName } from '../../ui/icon/iconPaths.ts';
import { type Capabilities, capabilityOfRoute } from './capabilities.ts';
import { menuEntryIcon } from './menuEntryIcon.ts';

export interface SiteMenuEntry {
  label: string;
  link: SiteLink;
  icon: MenuIconName;
}

/** Filters a menu's entries by validity, brand features and the operator's switches. */
export function siteMenu(items: readonly MenuItem[], brand: BrandRecord, on: Capabilities): SiteMenuEntry[] {
  return items.flatMap((item) => {
    const link = readSiteLink(item.link, brand.origin);
    if (!link || (link.kind === 'page' && !isOffered(link.path, brand, on))) return [];
    return [{ label: item.label, link, icon: menuEntryIcon(item.icon, link, brand) }];
  });
}

function isOffered(path: string, brand: BrandRecord, on: Capabilities): boolean {
  const routeId = routeOfPath(path);
  if (!routeId) return false;
  const capability = capabilityOfRoute(routeId);
  return isRouteEnabled(routeId, brand) && (!capability || on[capability]);
}
