import { matchRoutes, type RouteObject } from 'react-router';
import { type RouteId, routeIds, routeTable } from './routeTable.ts';

/** Ranked by the router's own rules, so that a path means here what it means when it is opened. */
const table: RouteObject[] = routeIds.flatMap((id) =>
  routeTable[id].paths.map((path): RouteObject => ({ path, handle: id })),
);

function isRouteId(value: unknown): value is RouteId {
  return typeof value === 'string' && Object.hasOwn(routeTable, value);
}

/** The route that a path of this site shows; null: the page that is not there. */
export function routeOfPath(path: string): RouteId | null {
  const [pathname = path] = path.split(/[?#]/);
  const handle: unknown = matchRoutes(table, pathname)?.at(-1)?.route.handle;
  return isRouteId(handle) ? handle : null;
}
