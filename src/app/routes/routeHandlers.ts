import type { DataRouter, LoaderFunction, MiddlewareFunction } from 'react-router';
import { guardsOf } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import type { AppStore } from '../../shared/state/rootState.ts';
import type { Services } from '../../shared/state/services.ts';
import { isRouteHandle } from './routeHandle.ts';

// Middleware and loader of a route pattern; absent while prerendering.
export type RouteHandlers = (
  id: RouteId,
  pattern: string,
) => { middleware: MiddlewareFunction[]; loader: LoaderFunction };

// The middleware applies the route's rule, and the loader throws its 404.
export function createRouteHandlers(
  router: () => DataRouter,
  store: AppStore,
  services: Services,
): RouteHandlers {
  return (id, pattern) => {
    // Without the module, a page without guards shows all the same.
    const entrance = async () => {
      const loaded = await import('../guards/enterRoute.ts').catch((error: unknown) => {
        if (guardsOf(id, services.brand).length > 0) throw error;
      });
      return loaded?.routeEntrance({ id, pattern, router: router(), store, services });
    };
    return {
      middleware: [async (args, next) => (await entrance())?.enter(args, next)],
      loader: async (args) => (await entrance())?.load(args) ?? null,
    };
  };
}

/**
 * Adds the handlers that the first page was shown without, because a page with a loader would hydrate later.
 */
export function addFirstHandlers({ routes }: DataRouter, handlers: RouteHandlers): void {
  for (const route of routes[0]?.children ?? []) {
    const { handle, path } = route;
    if (!route.loader && path && isRouteHandle(handle) && handle.routeId)
      Object.assign(route, handlers(handle.routeId, path));
  }
}
