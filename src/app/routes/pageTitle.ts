import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { routeEntry } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';

// Returns a page's title from the route table, or that of a legal page.
export function pageTitle(routeId: RouteId, pathname: string, { legal }: Pick<BrandRecord, 'legal'>): string {
  const text = routeId === 'regulation' ? legal.find(({ slug }) => pathname === `/${slug}`) : undefined;
  return text?.title ?? routeEntry(routeId).title;
}
