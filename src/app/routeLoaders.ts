import { createPath, type DataRouter, type LoaderFunction, replace } from 'react-router';
import type { LayoutName } from '../shared/brand/brandRecord.ts';
import { routeEntry } from '../shared/paths/routeRules.ts';
import type { RouteId } from '../shared/paths/routeTable.ts';
import type { AppStore } from '../shared/state/rootState.ts';
import type { Services } from '../shared/state/services.ts';
import { pageOut } from '../ui/page-transition/pageOut.ts';
import { isRouteHandle } from './routeHandle.ts';

/** What a route's loader hands to the frame around the page; null: the layout is as compiled. */
export type LoadedRoute = { layout: LayoutName } | null;

/** The loader of a route's pattern, which applies its rule. Only in the browser: prerendering has none. */
export type RouteLoaders = (id: RouteId, pattern: string) => LoaderFunction;

export function createRouteLoaders(
  router: () => DataRouter,
  store: AppStore,
  services: Services,
): RouteLoaders {
  /** The request has lost the hash; the navigation under way still knows it. */
  async function destination() {
    // The router runs the first page's loader while it is being made; it can be asked one tick later.
    await null;
    const { navigation, location, initialized } = router().state;
    const to = navigation.location ?? location;
    return { to, from: initialized && to !== location ? location : null };
  }

  return (id, pattern) =>
    async ({ request, params }): Promise<LoadedRoute> => {
      const { to, from } = await destination();
      const left = from && from.pathname !== to.pathname ? pageOut() : null;
      const part = await import('./guards/enterRoute.ts').catch((error: unknown) => {
        if (routeEntry(id).guards.length > 0) throw error;
      });
      if (!part) return null;
      const context = { store, services, to, router: router(), signal: request.signal };
      const outcome = await part.enterRoute({ id, pattern, params }, context);
      if (outcome.kind === 'redirected') throw replace(outcome.to);
      if (outcome.kind === 'blocked') throw replace(from ? createPath(from) : '/');
      await left;
      return { layout: outcome.layout };
    };
}

/**
 * Gives the first page the loader that it was shown without: a page with a loader is not hydrated before the loader has
 * answered.
 */
export function addFirstLoader({ routes }: DataRouter, loaders: RouteLoaders): void {
  for (const route of routes[0]?.children ?? []) {
    const { handle, path } = route;
    if (!route.loader && path && isRouteHandle(handle) && handle.routeId)
      route.loader = loaders(handle.routeId, path);
  }
}
