import { routeEntry } from './routeRules.ts';
import type { RouteId } from './routeTable.ts';

export interface SeoQuery {
  section: string;
  sourceId?: string;
}

/** Returns the page's SEO record: the table's section, else the route's own name with its first parameter. */
export function seoQuery(routeId: RouteId, params: Readonly<Record<string, string | undefined>>): SeoQuery {
  const { section, source } = routeEntry(routeId).seo ?? { section: routeId, source: 'param' };
  const sourceId = source === 'param' ? Object.values(params)[0] : source === 'none' ? undefined : source;
  return sourceId ? { section, sourceId } : { section };
}
