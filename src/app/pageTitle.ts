import { fallbackTitle } from '../features/seo/headTags.ts';
import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import { routeEntry } from '../shared/paths/routeRules.ts';
import type { RouteId } from '../shared/paths/routeTable.ts';

/** The page's own title, before the operator's SEO text is there. */
export function pageTitle(
  routeId: RouteId | null,
  pathname: string,
  { legal }: Pick<BrandRecord, 'legal'>,
): string {
  if (routeId === null) return 'Página Não Encontrada';
  if (routeId === 'index') return fallbackTitle;
  const text = routeId === 'regulation' ? legal.find(({ slug }) => pathname === `/${slug}`) : undefined;
  return text?.title ?? routeEntry(routeId).title;
}
