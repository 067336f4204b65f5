import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { isLayoutLoaded, loadLayout } from '../../layouts/layoutModules.ts';
import type { BrandRecord, LayoutName } from '../../shared/brand/brandRecord.ts';
import {
  guardsOf,
  isRouteEnabled,
  layoutOfRoute,
  redirectOfRoute,
  routeEntry,
} from '../../shared/paths/routeRules.ts';
import { type RouteId, routeIds } from '../../shared/paths/routeTable.ts';
import { Intro } from '../../ui/layout/Intro.ts';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { NotFoundPage } from '../errors/NotFoundPage.tsx';
import { PageError } from '../errors/PageError.tsx';
import { SiteError } from '../errors/SiteError.tsx';
import { loadInLayout } from './loadInLayout.ts';
import { loadPage } from './pages.ts';
import { RootRoute } from './RootRoute.tsx';
import type { RouteHandle } from './routeHandle.ts';
import type { RouteHandlers } from './routeHandlers.ts';

// Paths of the prerendered app shell and 404 page.
export const shellPath = '/200.html';
export const missingPath = '/404.html';

export interface RoutesInput {
  brand: BrandRecord;
  // Loaded pages, which render without a fallback.
  loaded: ReadonlyMap<RouteId, ComponentType>;
  // Absent while prerendering, when guarded pages show their pending state.
  handlers?: RouteHandlers;
}

/** Builds the route objects that this brand offers. */
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

// The layout may still have to load.
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

function routeOf(id: RouteId, pattern: string, { brand, loaded, handlers }: RoutesInput): RouteObject {
  const layout = layoutOfRoute(id, brand);
  const target = redirectOfRoute(id, brand);
  if (!isRouteEnabled(id, brand) || (!routeEntry(id).page && !target)) return nowhere(brand.layout);

  const pending = <PagePending routeId={id} />;
  // Without a fallback the router drops a route whose module failed, and its error with it.
  const base = { ...handleOf(id, layout), errorElement: <PageError />, hydrateFallbackElement: pending };
  const isDeferred = target !== null || guardsOf(id, brand).length > 0;
  if (isDeferred && !handlers) return { ...base, element: pending };
  const page = loaded.get(id);
  // The first page hydrates at once, unless a guard or a redirect has to decide.
  const handling: Partial<RouteObject> = handlers && (isDeferred || !page) ? handlers(id, pattern) : {};
  if (target) return { ...base, ...handling };
  if (page && isLayoutLoaded(layout)) return { ...base, ...handling, Component: page };
  const lazy = async () => ({ Component: await loadInLayout(loadPage(id), layout) });
  return { ...base, ...handling, lazy };
}

// Shown until the guards have decided; `reservedCss` shapes it by the route.
function PagePending({ routeId }: { routeId: RouteId }) {
  const { title, intro } = routeEntry(routeId);
  return (
    <div data-pending={routeId}>
      <h1>{title}</h1>
      {intro && <Intro>{intro}</Intro>}
      <Skeleton shape="card" count={routeId.startsWith('user-') ? 6 : 1} status="Carregando página" />
    </div>
  );
}

// Shown in the app shell, where the route is unknown.
function PageSkeleton() {
  return (
    <>
      <Skeleton width="14rem" height="2.25rem" shape="block" status="Carregando página" />
      <Skeleton shape="card" />
    </>
  );
}
