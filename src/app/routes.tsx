import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadLayout } from '../layouts/layoutModules.ts';
import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import { isRouteEnabled, layoutOfRoute, redirectOfRoute, routeEntry } from '../shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../shared/paths/routeTable.ts';
import { NotFoundPage } from './errors/NotFoundPage.tsx';
import { PageError } from './errors/PageError.tsx';
import { SiteError } from './errors/SiteError.tsx';
import { PagePending } from './PagePending.tsx';
import { pages } from './pages.ts';
import { RootRoute } from './RootRoute.tsx';
import type { RouteHandle } from './routeHandle.ts';
import type { RouteLoaders } from './routeLoaders.ts';

export interface RoutesInput {
  brand: BrandRecord;
  /** Pages that are loaded already and can be shown at once. */
  loaded: ReadonlyMap<RouteId, ComponentType>;
  /** Absent while prerendering: guarded pages are then shown as they are before their guards have decided. */
  loaders?: RouteLoaders;
}

/** The product's routes as this brand offers them. */
export function createRoutes(input: RoutesInput): RouteObject[] {
  const { brand } = input;
  const nowhere: RouteHandle = { routeId: null, layout: brand.layout };
  return [
    {
      id: 'root',
      element: <RootRoute />,
      errorElement: <SiteError />,
      children: [
        ...routeIds.flatMap((id) => routesOf(id, input)),
        { id: 'not-found', path: '*', handle: nowhere, element: <NotFoundPage /> },
      ],
    },
  ];
}

function routesOf(id: RouteId, input: RoutesInput): RouteObject[] {
  const route = routeOf(id, input);
  return routeEntry(id).paths.map((path, index) => ({ ...route, path, id: index ? `${id}~${index}` : id }));
}

function routeOf(id: RouteId, { brand, loaded, loaders }: RoutesInput): RouteObject {
  const layout = layoutOfRoute(id, brand);
  const base = { handle: { routeId: id, layout } satisfies RouteHandle, errorElement: <PageError /> };
  const nowhere = { handle: { routeId: null, layout } satisfies RouteHandle, element: <NotFoundPage /> };
  if (!isRouteEnabled(id, brand)) return nowhere;

  const pending = <PagePending routeId={id} />;
  const target = redirectOfRoute(id, brand);
  const load = pages[id];
  const isDeferred = target !== null || routeEntry(id).guards.length > 0;
  if (isDeferred && !loaders) return { ...base, element: pending };
  if (target && loaders) {
    const { leadTo } = loaders;
    return { ...base, loader: (args) => leadTo(target, args), hydrateFallbackElement: pending };
  }
  if (!load) return nowhere;

  const page = loaded.get(id);
  const guarded: Partial<RouteObject> =
    isDeferred && loaders
      ? { loader: (args) => loaders.guard(id, args), hydrateFallbackElement: pending }
      : {};
  if (page) return { ...base, ...guarded, Component: page };
  const lazy = async () => {
    const [Component] = await Promise.all([load(), loadLayout(layout)]);
    return { Component };
  };
  return { ...base, ...guarded, lazy };
}
