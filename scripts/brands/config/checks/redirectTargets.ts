import { isRouteEnabled, routeEntry } from '../../../../src/shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../../../../src/shared/paths/routeTable.ts';
import { nearestWord } from '../../nearestWord.ts';
import type { ResolvedEntry } from '../layers/resolveEntry.ts';
import type { Report } from './fieldReport.ts';

interface Pattern {
  id: RouteId;
  path: string;
  regex: RegExp;
}

const isDynamic = (path: string): boolean => /[:*]/.test(path);

function regexOf(path: string): RegExp {
  const source = path.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`, 'i');
}

// Fixed paths first, then patterns with more fixed characters.
const patterns: readonly Pattern[] = routeIds
  .flatMap((id) => routeEntry(id).paths.map((path) => ({ id, path, regex: regexOf(path) })))
  .sort((a, b) => Number(isDynamic(a.path)) - Number(isDynamic(b.path)) || b.path.length - a.path.length);

// Paths match with and without a slash at the end, as on every server.
function pathOf(redirect: string): string {
  return redirect
    .replace(/[?#].*$/, '')
    .replace(/\/\*$/, '')
    .replace(/(.)\/$/, '$1');
}

const patternOf = (path: string): Pattern | undefined => patterns.find(({ regex }) => regex.test(path));

/** Returns the route that a redirect leads to. */
export function routeOfRedirect(redirect: string): RouteId | undefined {
  return patternOf(pathOf(redirect))?.id;
}

/** Refuses redirects to a page that the brand does not have or has switched off. */
export function checkRedirects(entry: ResolvedEntry, legalSlugs: readonly string[], report: Report): void {
  const { settings } = entry;
  if (!settings) return;
  for (const [id, { redirect }] of Object.entries(settings.routes)) {
    if (redirect === undefined) continue;
    const path = pathOf(redirect);
    const target = patternOf(path);
    const isPage = target && (target.id !== 'regulation' || legalSlugs.includes(path.slice(1).toLowerCase()));
    if (isPage && isRouteEnabled(target.id, settings)) continue;
    const known = patterns.filter(
      (pattern) => !isDynamic(pattern.path) && isRouteEnabled(pattern.id, settings),
    );
    const pages = [...known.map((pattern) => pattern.path), ...legalSlugs.map((slug) => `/${slug}`)];
    const suggestion = isPage ? undefined : nearestWord(path, pages);
    const hint = suggestion === undefined ? '' : `; did you mean "${suggestion}"?`;
    report(entry, ['routes', id, 'redirect'], {
      found: `"${redirect}"`,
      expected: 'the path of a page that the brand has',
      suggestion,
      message: isPage
        ? `route "${id}" leads to "${redirect}", a page of route "${target.id}", which is off`
        : `route "${id}" leads to "${redirect}", and there is no such page${hint}`,
    });
  }
}
