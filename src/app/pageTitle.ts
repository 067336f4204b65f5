import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import { routeEntry } from '../shared/paths/routeRules.ts';
import type { RouteId } from '../shared/paths/routeTable.ts';

/** Names a page by the route table, a legal page by its own title. */
export function pageTitle(routeId: RouteId, pathname: string, { legal }: Pick<BrandRecord, 'legal'>): string {
  const text = routeId === 'regulation' ? legal.find(({ slug }) => pathname === `/${slug}`) : undefined;
  return text?.title ?? routeEntry(routeId).title;
}
