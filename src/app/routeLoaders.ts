import { createPath, type DataRouter, type LoaderFunctionArgs, replace } from 'react-router';
import { redirectAddress } from '../shared/paths/routeRules.ts';
import type { RouteId } from '../shared/paths/routeTable.ts';
import type { AppStore } from '../shared/state/rootState.ts';
import type { Services } from '../shared/state/services.ts';

/** What happens between the wish to see a page and the page. Only in the browser: prerendering has neither. */
export interface RouteLoaders {
  guard: (id: RouteId, args: LoaderFunctionArgs) => Promise<null>;
  leadTo: (target: string, args: LoaderFunctionArgs) => Promise<never>;
}

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
    return { to: navigation.location ?? location, from: initialized ? location : null };
  }

  return {
    async guard(id, { request }) {
      const { to, from } = await destination();
      const { askGuards } = await import('./guards/askGuards.ts');
      const context = { store, services, to, router: router(), signal: request.signal };
      const outcome = await askGuards(id, context);
      if (outcome.kind === 'passed') return null;
      if (outcome.kind === 'redirected') throw replace(outcome.to);
      throw replace(from ? createPath(from) : '/');
    },
    async leadTo(target, { params }) {
      const { to } = await destination();
      throw replace(redirectAddress(target, { rest: params['*'], search: to.search, hash: to.hash }));
    },
  };
}
