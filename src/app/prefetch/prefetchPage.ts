import { loadLayout } from '../../layouts/layoutModules.ts';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import { routeOfPath } from '../../shared/paths/routeOfPath.ts';
import { isRouteEnabled, layoutOfRoute, redirectOfRoute, routeEntry } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { loadPage } from '../routes/pages.ts';

/** Returns the route that a path ends at in this brand, or null without a page. */
export function shownRoute(path: string, brand: BrandRecord): RouteId | null {
  const id = routeOfPath(path);
  if (!id || !isRouteEnabled(id, brand)) return null;
  const target = redirectOfRoute(id, brand);
  if (!target) return id;
  const next = routeOfPath(target.replace('/*', ''));
  return next && isRouteEnabled(next, brand) && !redirectOfRoute(next, brand) ? next : null;
}

const fetched = new Map<string, Promise<unknown>>();

/** Prefetches the modules of a path once; a failure is retried on the next call. */
export async function prefetchPage(path: string, brand: BrandRecord): Promise<void> {
  const id = shownRoute(path, brand);
  const page = id && routeEntry(id).page;
  if (!id || !page) return;
  const parts =
    fetched.get(page) ??
    Promise.all([loadPage(id), loadLayout(layoutOfRoute(id, brand)), import('../guards/enterRoute.ts')]);
  fetched.set(page, parts);
  await parts.catch(() => fetched.delete(page));
}
