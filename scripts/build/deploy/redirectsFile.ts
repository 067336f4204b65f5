import type { BrandPage } from '../render/brandPage.ts';
import { encodedTarget, matchesPattern, type ServedRoute } from './servedRoutes.ts';

// Cloudflare Pages reads at most 2,000 rules without wildcards and skips the rest.
const mostFixedRules = 2_000;

const isDynamic = (pattern: string): boolean => /[:*]/.test(pattern);

// Cloudflare Pages redirects `/200.html` to this path, and both hosts find the file by it.
const shell = '/200';

// No file has this path, so both hosts send `404.html` with its status.
const nothing = '/missing-page';

function lineOf(route: ServedRoute, from: string): string {
  if (route.response !== 'redirect') return `${from} ${route.response === 'app' ? shell : nothing} 200`;
  const base = encodedTarget(route.to.replace(/\/\*$/, ''));
  const isRest = route.to.endsWith('/*') && from.endsWith('/*');
  return `${from} ${isRest ? `${base}/:splat` : base} 301`;
}

// Both hosts treat a path with and without a trailing slash as two paths.
function patternsOf(pattern: string): string[] {
  return pattern.endsWith('/*') ? [pattern.slice(0, -2), pattern] : [pattern, `${pattern}/`];
}

// Cloudflare Pages applies a rule even where a file has the path, so pages below a wider pattern are listed.
/**
 * Returns `_redirects` for Cloudflare Pages and Netlify, rules without wildcards first, because the first match counts.
 */
export function redirectsFile(routes: readonly ServedRoute[], pages: readonly BrandPage[]): string {
  const wide = routes.filter(({ pattern }) => isDynamic(pattern));
  const files = pages
    .filter(({ path }) => wide.some(({ pattern }) => matchesPattern(pattern, path)))
    .map(({ path }) => encodeURI(path));
  const isPage = new Set(pages.map(({ path }) => path));
  const routeLines = new Map<string, string>();
  const add = (from: string, line: string): void => {
    if (!routeLines.has(from)) routeLines.set(from, line);
  };
  for (const route of routes)
    if (!isPage.has(route.pattern))
      for (const from of patternsOf(route.pattern)) add(from, lineOf(route, from));
  for (const from of ['/404', '/404.html']) add(from, `${from} ${nothing} 200`);
  // A page without its rule is found by the app, a route without its rule is not: pages share what is left.
  const routeRules = [...routeLines.keys()].filter((from) => !isDynamic(from)).length;
  const pageLines = files
    .slice(0, Math.floor((mostFixedRules - routeRules) / 2))
    .flatMap((path) => patternsOf(path).map((from) => [from, `${from} ${path}/ 200`] as const));
  // A page wins over a route with the same path.
  const lines = new Map([...routeLines, ...pageLines]);
  const fixed = [...lines].filter(([from]) => !isDynamic(from));
  const dynamic = [...lines].filter(([from]) => isDynamic(from));
  const rules = [...fixed, ...dynamic].map(([, line]) => `${line}\n`);
  return `# Every other path without a file is answered with 404.html.\n${rules.join('')}`;
}
