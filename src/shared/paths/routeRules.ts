import type { BrandSettings, LayoutName } from '../brand/brandRecord.ts';
import type { RouteEntry } from './routeEntry.ts';
import { type RouteId, routeTable } from './routeTable.ts';

type RuledBrand = Pick<BrandSettings, 'routes' | 'features' | 'layout'>;

export function routeEntry(id: RouteId): RouteEntry {
  return routeTable[id];
}

/** A route is there unless its rule says no or every feature it could belong to is off. */
export function isRouteEnabled(id: RouteId, brand: RuledBrand): boolean {
  if (brand.routes[id]?.enabled === false) return false;
  const { anyOf } = routeEntry(id);
  return !anyOf || anyOf.some((feature) => brand.features[feature]);
}

export function layoutOfRoute(id: RouteId | null, brand: RuledBrand): LayoutName {
  return (id && brand.routes[id]?.layout) || brand.layout;
}

/** Where the route leads instead of showing a page: the brand's own rule first, then the table's. */
export function redirectOfRoute(id: RouteId, brand: RuledBrand): string | null {
  return brand.routes[id]?.redirect ?? routeEntry(id).leadsTo ?? null;
}

/** `/sports/*` with the rest of the path filled in; the address's own query and hash are carried over. */
export function redirectAddress(
  target: string,
  from: { rest?: string | undefined; search: string; hash: string },
): string {
  const path = target.endsWith('/*') ? target.slice(0, -1) + (from.rest ?? '') : target;
  const withoutTail = path.length > 1 ? path.replace(/\/$/, '') : path;
  return withoutTail + from.search + from.hash;
}
