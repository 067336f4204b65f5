import { matchRoutes, type RouteObject } from 'react-router';
import { type RouteId, routeIds, routeTable } from './routeTable.ts';

const table: RouteObject[] = routeIds.flatMap((id) =>
  routeTable[id].paths.map((path): RouteObject => ({ path, handle: id })),
);

function isRouteId(value: unknown): value is RouteId {
  return typeof value === 'string' && value in routeTable;
}

/** The route that an address of this site belongs to; null when it is no page of the product. */
export function routeIdOf(address: string): RouteId | null {
  const pathname = address.replace(/[?#].*$/, '');
  const handle: unknown = matchRoutes(table, pathname)?.at(-1)?.route.handle;
  return isRouteId(handle) ? handle : null;
}
