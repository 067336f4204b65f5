import type { BrandSettings } from '../../../src/shared/brand/brandRecord.ts';
import { isRouteEnabled, redirectOfRoute, routeEntry } from '../../../src/shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../../../src/shared/paths/routeTable.ts';

// The response on the paths of a pattern when no file of the site matches.
export type ServedRoute =
  | { pattern: string; response: 'app' }
  | { pattern: string; response: 'missing' }
  // Status 301; `/*` at the end of `to` is the rest of the path.
  | { pattern: string; response: 'redirect'; to: string };

// These pages exist when their legal text does. Its file decides, so the rules do not depend on texts.
const legalRoutes: ReadonlySet<RouteId> = new Set(['regulation', 'rules-betting']);

// The router's own measure: a pattern with a higher rank wins.
function rank(pattern: string): number {
  const segments = pattern.split('/').filter((segment) => segment !== '');
  const worth = (segment: string): number => (segment === '*' ? -2 : segment.startsWith(':') ? 3 : 10);
  return segments.reduce((sum, segment) => sum + 1 + worth(segment), 0);
}

/** Returns the source of a case-insensitive regular expression for a pattern's paths, as the router matches them. */
export function pathExpression(pattern: string): string {
  const segments = pattern.replace(/\/\*$/, '').split('/').slice(1);
  const parts = segments.map((segment) =>
    segment.startsWith(':') ? '/[^/]+' : `/${segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
  );
  return `^${parts.join('')}${pattern.endsWith('/*') ? '(?:/.*)?' : '/?'}$`;
}

export function matchesPattern(pattern: string, path: string): boolean {
  return new RegExp(pathExpression(pattern), 'i').test(path);
}

// The first match counts. Other paths are missing unless a file has them.
/**
 * Lists the brand's routes for a server, most specific first, with disabled ones that a wider pattern would otherwise
 * match.
 */
export function servedRoutes(brand: BrandSettings): ServedRoute[] {
  const routes = routeIds
    .filter((id) => !legalRoutes.has(id))
    .flatMap((id): ServedRoute[] => {
      const to = redirectOfRoute(id, brand);
      return routeEntry(id).paths.map((pattern): ServedRoute => {
        if (!isRouteEnabled(id, brand)) return { pattern, response: 'missing' };
        return to === null ? { pattern, response: 'app' } : { pattern, response: 'redirect', to };
      });
    })
    .sort((a, b) => rank(b.pattern) - rank(a.pattern) || (a.pattern < b.pattern ? -1 : 1));
  return routes.filter(
    ({ pattern, response }, index) =>
      response !== 'missing' ||
      routes
        .slice(index + 1)
        .some((wider) => wider.response !== 'missing' && matchesPattern(wider.pattern, samplePath(pattern))),
  );
}

function samplePath(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, 'x').replace(/\*$/, 'x');
}

/** Returns the percent-encoded redirect target of a path, without its query, safe in every server's configuration. */
export function redirectTarget({ pattern, to }: { pattern: string; to: string }, path: string): string {
  if (!to.endsWith('/*')) return encodedTarget(to);
  const rest = path.slice(pattern.replace(/\/\*$/, '').length).replace(/\/$/, '');
  return `${encodedTarget(to.slice(0, -2))}${rest}` || '/';
}

/** Encodes a path with query and hash in characters that no server's configuration interprets. */
export function encodedTarget(to: string): string {
  const { pathname, search, hash } = new URL(to, 'https://site.invalid');
  return (pathname + search + hash).replaceAll('$', '%24').replaceAll("'", '%27');
}
