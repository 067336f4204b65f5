import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import { routeIds } from '../../shared/paths/routeTable.ts';
import type { SiteLink } from '../../shared/paths/siteLink.ts';
import type { IconName, MenuIconName } from '../../ui/icon/iconPaths.ts';

// Names an operator may use.
const menuIcons: ReadonlySet<string> = new Set<IconName>([
  ...routeIds.flatMap((id) => routeEntry(id).icon ?? []),
  'bell',
  'calendar',
  'chat',
  'crown',
  'promotion',
  'trophy',
  'user',
  'wallet',
]);

export const isKitIcon = (name: string): name is IconName => menuIcons.has(name);

// Names that the icon service could not draw.
const missingIcons = new Set<string>();

export function addMissingIcon(name: string): void {
  missingIcons.add(name);
}

// Without an icon of the kit, the space is empty until the icon service has answered.
/** Returns the icon of a menu entry; the linked page's icon replaces a missing one. */
export function menuEntryIcon(
  name: string | undefined,
  link: SiteLink,
  { icons: service }: Pick<BrandRecord, 'icons'>,
): MenuIconName {
  if (name && isKitIcon(name)) return name;
  if (name && service && !missingIcons.has(name)) return `service-${name}`;
  if (link.kind === 'outside') return 'external';
  const routeId = routeOfPath(link.path);
  return (routeId && routeEntry(routeId).icon) ?? 'star';
}
