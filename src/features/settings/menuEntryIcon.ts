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

// Names of icons that the icon service has added to the sprite.
const serviceIcons = new Set<string>();

export function addServiceIcon(name: string): void {
  serviceIcons.add(name);
}

/** Returns the icon of a menu entry; an unknown name is replaced by the linked page's icon. */
export function menuEntryIcon(name: string | undefined, link: SiteLink): MenuIconName {
  if (name !== undefined && isKitIcon(name)) return name;
  if (name !== undefined && serviceIcons.has(name)) return `service-${name}`;
  if (link.kind === 'outside') return 'external';
  const routeId = routeOfPath(link.path);
  return (routeId && routeEntry(routeId).icon) ?? 'star';
}
