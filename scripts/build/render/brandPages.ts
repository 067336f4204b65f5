import type { OperatorContent } from '../../../src/shared/contract/content/operatorContent.ts';
import { isRouteEnabled, redirectOfRoute, routeEntry } from '../../../src/shared/paths/routeRules.ts';
import { routeIds } from '../../../src/shared/paths/routeTable.ts';
import type { BrandPage } from './brandPage.ts';
import { contentPages } from './content/contentPages.ts';
import type { StampableBrand } from './stampableBrand.ts';

function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

// `/sports/*` has a page at `/sports`; a pattern with a parameter has none.
function staticPath(pattern: string): string | null {
  const path = pattern.replace(/\/\*$/, '');
  return path.includes(':') ? null : path;
}

// The betting rules have their own URL besides that of their legal text.
export const rulesPath = '/rules-betting';
export const rulesSlug = 'regras-de-apostas';

// Paths of routes. A legal text of the same name has no page there, and none when the route is off.
const ownPaths: ReadonlySet<string | null> = new Set(
  routeIds.flatMap((id) => routeEntry(id).paths.map(staticPath)),
);

/** Lists a brand's prerendered pages: enabled routes without a redirect, legal texts, and the operator's content. */
export function brandPages(
  brand: Pick<StampableBrand, 'settings' | 'legal'>,
  content?: OperatorContent | null,
): BrandPage[] {
  const legal = new Map(brand.legal.map((text) => [`/${text.slug}`, text]));
  const rules = legal.get(`/${rulesSlug}`);
  if (rules && !legal.has(rulesPath)) legal.set(rulesPath, { ...rules, slug: rulesPath.slice(1) });
  const pages = new Map<string, BrandPage>();
  for (const route of routeIds) {
    const { paths, prerender, indexed = true } = routeEntry(route);
    if (!prerender || !isRouteEnabled(route, brand.settings) || redirectOfRoute(route, brand.settings))
      continue;
    const found = route === 'regulation' ? [...legal.keys()] : paths.map(staticPath);
    for (const [index, path] of found.entries()) {
      if (path === null || (route === 'regulation' && ownPaths.has(path))) continue;
      if (path === rulesPath && !legal.has(path)) continue;
      const canonical = (index === 0 || route === 'regulation') && path !== rulesPath && indexed;
      const text = legal.get(path);
      pages.set(path, {
        route,
        path,
        file: pageFile(path),
        canonical,
        word: route === 'regulation' ? path.slice(1) : undefined,
        legal: text,
        lastModified: text?.updated,
      });
    }
  }
  const further = content ? contentPages(brand, content, new Set(pages.keys())) : [];
  return [...pages.values(), ...further].sort((a, b) => (a.path < b.path ? -1 : 1));
}
