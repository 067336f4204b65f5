import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import type { SiteLink } from '../../shared/paths/siteLink.ts';
import { type IconName, iconPaths } from '../../ui/icon/iconPaths.ts';

const iconOfRoute: Partial<Record<RouteId, IconName>> = {
  index: 'home',
  casino: 'chip',
  'casino-live': 'live',
  'casino-slots': 'slots',
  'casino-favorites': 'heart',
  'casino-category': 'chip',
  'games-mines': 'mines',
  'games-double': 'chip',
  providers: 'list',
  promotions: 'promotion',
  sports: 'sports',
  'sports-esports': 'esports',
  'altenar-sports': 'sports',
};

/** The operator names pictures freely: a name that the icon set does not know gives way to that of the page. */
export function menuIcon(name: string | null, link: SiteLink): IconName {
  if (isIconName(name)) return name;
  if (link.kind === 'outside') return 'external';
  const routeId = routeOfPath(link.path);
  return (routeId && iconOfRoute[routeId]) ?? 'star';
}

function isIconName(name: string | null): name is IconName {
  return name !== null && Object.hasOwn(iconPaths, name);
}
