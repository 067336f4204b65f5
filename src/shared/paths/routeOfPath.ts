import { matchRoutes, type RouteObject } from 'react-router';
import { type RouteId, routeIds, routeTable } from './routeTable.ts';

// Ranked by the router's own rules, so that a path matches here what it matches when it is opened.
const table: RouteObject[] = routeIds.flatMap((id) =>
  routeTable[id].paths.map((path): RouteObject => ({ path, handle: id })),
);

// Paths without a parameter, as most are: nothing ranks above them.
const fixedPaths = new Map<string, RouteId>(
  routeIds.flatMap((id) =>
    routeTable[id].paths.filter((path) => !/[:*]/.test(path)).map((path): [string, RouteId] => [path, id]),
  ),
);

function isRouteId(value: unknown): value is RouteId {
  return typeof value === 'string' && Object.hasOwn(routeTable, value);
}

// Ranking every pattern takes a millisecond on a phone, and lists look up the same few paths on every page.
const known = new Map<string, RouteId | null>();
const keptPaths = 200;

/** Returns the route that a path of this site shows; null for the 404 page. */
export function routeOfPath(path: string): RouteId | null {
  const [pathname = path] = path.split(/[?#]/);
  const before = fixedPaths.get(pathname) ?? known.get(pathname);
  if (before !== undefined) return before;
  const handle: unknown = matchRoutes(table, pathname)?.at(-1)?.route.handle;
  const route = isRouteId(handle) ? handle : null;
  if (known.size >= keptPaths) known.clear();
  known.set(pathname, route);
  return route;
}
