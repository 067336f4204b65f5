import type { ComponentType } from 'react';
import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import type { PageData } from '../shared/paths/pageData.ts';
import { routeOfPath } from '../shared/paths/routeOfPath.ts';
import { isRouteEnabled, layoutOfRoute, redirectOfRoute } from '../shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../shared/paths/routeTable.ts';
import { loadInLayout } from './loadInLayout.ts';
import { pages } from './pages.ts';
import type { RouteHandle } from './routeHandle.ts';

/** What the router will match, without ranking its routes for it. */
export function handleOfPath(pathname: string, brand: BrandRecord): RouteHandle {
  const found = routeOfPath(pathname);
  const routeId = found && isRouteEnabled(found, brand) ? found : null;
  return { routeId, layout: layoutOfRoute(routeId, brand) };
}

/** Whether a prerendered page shows what its path leads to. Some hosts serve `404.html` for every path without a file. */
export function isMadeFor(
  { shell, missing }: PageData,
  { routeId, layout }: RouteHandle,
  brand: BrandRecord,
): boolean {
  if (shell) return false;
  return !missing || routeId === null || (routeId === 'regulation' && layout === brand.layout);
}

/** Loads what the first render shows: the page's module and its layout. */
export async function loadMatched(
  { routeId, layout }: RouteHandle,
  brand: BrandRecord,
): Promise<ReadonlyMap<RouteId, ComponentType>> {
  const load = routeId && !redirectOfRoute(routeId, brand) && pages[routeId];
  const page = await loadInLayout(load ? load() : Promise.resolve(null), layout);
  return new Map(routeId && page ? [[routeId, page]] : []);
}

/** Every page of the product, for prerendering. */
export async function loadAllPages(): Promise<ReadonlyMap<RouteId, ComponentType>> {
  const loaded = await Promise.all(
    routeIds.map(async (id) => {
      const page = await pages[id]?.();
      return page ? ([[id, page]] as const) : [];
    }),
  );
  return new Map(loaded.flat());
}
