import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { isLayoutLoaded, loadLayout } from '../layouts/layoutModules.ts';
import type { BrandRecord, LayoutName } from '../shared/brand/brandRecord.ts';
import { isRouteEnabled, layoutOfRoute, redirectOfRoute, routeEntry } from '../shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../shared/paths/routeTable.ts';
import { NotFoundPage } from './errors/NotFoundPage.tsx';
import { PageError } from './errors/PageError.tsx';
import { SiteError } from './errors/SiteError.tsx';
import { loadInLayout } from './loadInLayout.ts';
import { PagePending } from './PagePending.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { pages } from './pages.ts';
import { RootRoute } from './RootRoute.tsx';
import type { RouteHandle } from './routeHandle.ts';
import type { RouteLoaders } from './routeLoaders.ts';

/** The paths under which the app shell and the 404 page are prerendered. */
export const shellPath = '/200.html';
export const missingPath = '/404.html';

export interface RoutesInput {
  brand: BrandRecord;
  /** Pages that are loaded already and can be shown at once. */
  loaded: ReadonlyMap<RouteId, ComponentType>;
  /** Absent while prerendering: guarded pages are then as they are before their guards have decided. */
  loaders?: RouteLoaders;
}

/** The product's routes as this brand offers them. */
export function createRoutes(input: RoutesInput): RouteObject[] {
  const { brand } = input;
  return [
    {
      id: 'root',
      element: <RootRoute />,
      errorElement: <SiteError />,
      children: [
        ...routeIds.flatMap((id) => routesOf(id, input)),
        { id: 'shell', path: shellPath, handle: handleOf(null, brand.layout), element: <PageSkeleton /> },
        { id: 'missing', path: missingPath, ...nowhere(brand.layout) },
        { id: 'not-found', path: '*', ...nowhere(brand.layout) },
      ],
    },
  ];
}

function routesOf(id: RouteId, input: RoutesInput): RouteObject[] {
  return routeEntry(id).paths.map((path, index) => ({
    ...routeOf(id, path, input),
    path,
    id: index ? `${id}~${index}` : id,
  }));
}

function handleOf(routeId: RouteId | null, layout: LayoutName): { handle: RouteHandle } {
  return { handle: { routeId, layout } };
}

/** The 404 page, in a layout that may have to be fetched first. */
function nowhere(layout: LayoutName): RouteObject {
  const handle = handleOf(null, layout);
  if (isLayoutLoaded(layout)) return { ...handle, Component: NotFoundPage };
  return {
    ...handle,
    errorElement: <PageError />,
    hydrateFallbackElement: <PageSkeleton />,
    lazy: async () => {
      await loadLayout(layout);
      return { Component: NotFoundPage };
    },
  };
}

function routeOf(id: RouteId, pattern: string, { brand, loaded, loaders }: RoutesInput): RouteObject {
  const layout = layoutOfRoute(id, brand);
  const load = pages[id];
  const target = redirectOfRoute(id, brand);
  if (!isRouteEnabled(id, brand) || (!load && !target)) return nowhere(brand.layout);

  const pending = <PagePending routeId={id} />;
  // The fallback is not only for hydration: without one the router drops a route whose module failed to load,
  // and its error with it.
  const base = { ...handleOf(id, layout), errorElement: <PageError />, hydrateFallbackElement: pending };
  const isDeferred = target !== null || routeEntry(id).guards.length > 0;
  if (isDeferred && !loaders) return { ...base, element: pending };
  const page = loaded.get(id);
  // The first page is hydrated at once, unless something has to be decided before it is shown.
  const loader: Partial<RouteObject> =
    loaders && (isDeferred || !page) ? { loader: loaders(id, pattern) } : {};
  if (target) return { ...base, ...loader };
  if (page && isLayoutLoaded(layout)) return { ...base, ...loader, Component: page };
  const lazy = async () => ({ Component: await loadInLayout(Promise.resolve(load?.()), layout) });
  return { ...base, ...loader, lazy };
}
