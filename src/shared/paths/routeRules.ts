import type { BrandSettings, LayoutName } from '../brand/brandRecord.ts';
import type { GuardName, RouteEntry } from './routeEntry.ts';
import { type RouteId, routeTable } from './routeTable.ts';

type RuledBrand = Pick<BrandSettings, 'routes' | 'features' | 'layout' | 'jurisdiction'>;
type GuardedBrand = Pick<BrandSettings, 'jurisdiction'>;

// The values of a field, which a feature's own names have to include: those of the icon set, for one.
type Value<Field extends string, Route = (typeof routeTable)[RouteId]> =
  Route extends Record<Field, infer Known> ? Known : never;

interface KnownEntry extends RouteEntry {
  parent?: Value<'parent'>;
  capability?: Value<'capability'>;
  icon?: Value<'icon'>;
}

export function routeEntry(id: RouteId): KnownEntry {
  return routeTable[id];
}

export function guardsOf(id: RouteId, { jurisdiction }: GuardedBrand): readonly GuardName[] {
  const { guards = [], lawfulGuards = [] } = routeEntry(id);
  return jurisdiction === 'br' ? [...guards, ...lawfulGuards] : guards;
}

/** Tells whether a route exists: its rule does not disable it, and a feature it could belong to is on. */
export function isRouteEnabled(id: RouteId, brand: RuledBrand): boolean {
  if (brand.routes[id]?.enabled === false) return false;
  const { anyOf, jurisdiction = brand.jurisdiction } = routeEntry(id);
  if (jurisdiction !== brand.jurisdiction) return false;
  return !anyOf || anyOf.some((feature) => brand.features[feature]);
}

export function layoutOfRoute(id: RouteId | null, brand: RuledBrand): LayoutName {
  return (id && brand.routes[id]?.layout) || brand.layout;
}

/** Returns the redirect of a route or null; the brand's own rule comes before the table's. */
export function redirectOfRoute(id: RouteId, brand: RuledBrand): string | null {
  return brand.routes[id]?.redirect ?? routeEntry(id).leadsTo ?? null;
}

/** Fills in the rest of the path in `/sports/*`; the URL's own query and hash are carried over. */
export function redirectUrl(
  target: string,
  from: { rest?: string | undefined; search: string; hash: string },
): string {
  const path = target.endsWith('/*') ? target.slice(0, -1) + (from.rest ?? '') : target;
  const withoutTail = path.length > 1 ? path.replace(/\/$/, '') : path;
  return withoutTail + from.search + from.hash;
}
