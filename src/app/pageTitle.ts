import { fallbackTitle } from '../features/seo/headTags.ts';
import type { PageData } from '../shared/paths/pageData.ts';
import { routeEntry } from '../shared/paths/routeRules.ts';
import type { RouteId } from '../shared/paths/routeTable.ts';

/** The page's own title, before the operator's SEO text is there. */
export function pageTitle(routeId: RouteId | null, pathname: string, { legal }: PageData): string {
  if (routeId === null) return 'Página Não Encontrada';
  if (routeId === 'index') return fallbackTitle;
  if (legal && pathname === `/${legal.slug}`) return legal.title;
  return routeEntry(routeId).title;
}
