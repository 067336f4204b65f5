import { fallbackTitle } from '../features/seo/headTags.ts';
import type { PageData } from '../shared/paths/pageData.ts';
import { routeEntry } from '../shared/paths/routeRules.ts';
import type { RouteId } from '../shared/paths/routeTable.ts';

/** The page's own title, before the operator's SEO text is there. */
export function pageTitle(routeId: RouteId | null, page: PageData): string {
  if (routeId === null) return 'Página Não Encontrada';
  if (routeId === 'index') return fallbackTitle;
  return page.legal?.title ?? routeEntry(routeId).title;
}
