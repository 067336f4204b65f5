import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import type { SiteLink } from '../../shared/paths/siteLink.ts';
import type { IconName, MenuIconName } from '../../ui/icon/iconPaths.ts';

const iconOfRoute: Partial<Record<RouteId, IconName>> = {
  index: 'home',
  casino: 'chip',
  'casino-live': 'live',
  'casino-slots': 'slots',
  'casino-favorites': 'heart',
  'casino-category': 'chip',
  'play-id': 'play',
  'play-provider-name': 'play',
  'games-mines': 'mines',
  'games-double': 'chip',
  providers: 'list',
  'providers-id': 'list',
  suppliers: 'list',
  promotions: 'gift',
  'promotions-id': 'gift',
  sports: 'sports',
  'sports-esports': 'esports',
  'altenar-sports': 'sports',
  'rules-betting': 'info',
  regulation: 'info',
};

/** What an operator may call for by name. */
const menuIcons: ReadonlySet<string> = new Set<IconName>([
  ...Object.values(iconOfRoute),
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

/** Names whose drawing the icon service has sent; it stands in the page's sprite. */
const serviceIcons = new Set<string>();

export function addServiceIcon(name: string): void {
  serviceIcons.add(name);
}

/** The operator names pictures freely. A name the icon set does not know says less than where the entry leads. */
export function menuEntryIcon(name: string | undefined, link: SiteLink): MenuIconName {
  if (name !== undefined && isKitIcon(name)) return name;
  if (name !== undefined && serviceIcons.has(name)) return `service-${name}`;
  if (link.kind === 'outside') return 'external';
  const routeId = routeOfPath(link.path);
  return (routeId && iconOfRoute[routeId]) ?? 'star';
}
