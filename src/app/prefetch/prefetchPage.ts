import { loadLayout } from '../../layouts/layoutModules.ts';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { isRouteEnabled, layoutOfRoute, redirectOfRoute } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { type LoadPage, pages } from '../pages.ts';

/** The route whose page an address ends up with in this brand; null: there is nothing to fetch for it. */
export function shownRoute(path: string, brand: BrandRecord): RouteId | null {
  const id = routeOfPath(path);
  if (!id || !isRouteEnabled(id, brand)) return null;
  const target = redirectOfRoute(id, brand);
  if (!target) return id;
  const next = routeOfPath(target.replace('/*', ''));
  return next && isRouteEnabled(next, brand) && !redirectOfRoute(next, brand) ? next : null;
}

const fetched = new Map<LoadPage, Promise<unknown>>();

/** Fetches the code of the page behind an address, once. What cannot be fetched is asked for again when it is needed. */
export async function prefetchPage(path: string, brand: BrandRecord): Promise<void> {
  const id = shownRoute(path, brand);
  const load = id && pages[id];
  if (!id || !load) return;
  const parts =
    fetched.get(load) ??
    Promise.all([load(), loadLayout(layoutOfRoute(id, brand)), import('../guards/enterRoute.ts')]);
  fetched.set(load, parts);
  await parts.catch(() => fetched.delete(load));
}
