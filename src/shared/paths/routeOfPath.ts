import { matchPath } from 'react-router';
import { type RouteId, routeIds, routeTable } from './routeTable.ts';

/** Parameters make a pattern vaguer than words do, a wildcard vaguer still; among wildcards the longer one wins. */
function vagueness(pattern: string): number {
  const parameters = pattern.match(/:/g)?.length ?? 0;
  return pattern.includes('*') ? 100 - pattern.length : parameters;
}

const patterns = routeIds
  .flatMap((id) => routeTable[id].paths.map((pattern) => ({ id, pattern })))
  .sort((one, other) => vagueness(one.pattern) - vagueness(other.pattern));

/** The route that a path of this site shows; null: the page that is not there. */
export function routeOfPath(path: string): RouteId | null {
  const [pathname = path] = path.split(/[?#]/);
  return patterns.find(({ pattern }) => matchPath(pattern, pathname))?.id ?? null;
}
