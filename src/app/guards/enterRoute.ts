import {
  type DataRouter,
  data,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  replace,
} from 'react-router';
import { loadLayout } from '../../layouts/layoutModules.ts';
import { layoutOfRoute, redirectUrl } from '../../shared/paths/routeRules.ts';
import type { RouteId } from '../../shared/paths/routeTable.ts';
import { wait } from '../../shared/time/wait.ts';
import { isSubjectMissing } from '../effects/isSubjectMissing.ts';
import type { LoadedRoute } from '../routes/routeHandle.ts';
import { authGuard } from './authGuard.ts';
import { cookieConsentGuard } from './cookieConsentGuard.ts';
import { type Guards, layoutContext, type Visit, visitContext } from './guard.ts';
import { refreshIpGuard } from './refreshIpGuard.ts';
import { requireVerificationGuard } from './requireVerificationGuard.ts';
import { routeRule } from './routeRule.ts';
import { runGuards } from './runGuards.ts';

// The token `motion.fast` of most brands.
const outMs = 120;

const pageOut = (): Promise<void> => wait(outMs);

export interface EnteredRoute extends Pick<Visit, 'store' | 'services'> {
  id: RouteId;
  pattern: string;
  router: DataRouter;
}

interface RouteEntrance {
  enter: MiddlewareFunction;
  load(args: LoaderFunctionArgs): LoadedRoute;
}

/** Returns a route's middleware, which applies its rule, and its loader, which throws its 404. */
export function routeEntrance({ id, pattern, router, store, services }: EnteredRoute): RouteEntrance {
  const { brand } = services;
  return {
    enter: async (args, next) => {
      // The request has no hash, unlike the navigation's location.
      const { navigation, location, initialized } = router.state;
      const to = navigation.location ?? location;
      const from = initialized && to !== location ? location : null;
      args.context.set(visitContext, { store, services, router, to, from });
      const left = from && from.pathname !== to.pathname ? pageOut() : null;
      const rule = await routeRule(id, pattern, brand);
      if (rule.redirect !== null && rule.redirect !== to.pathname)
        throw replace(redirectUrl(rule.redirect, { ...to, rest: args.params['*'] }));
      await runGuards(rule.guards, guards)(args, next);
      // The manifest may name a layout that is not in the artifact.
      const isThere = await loadLayout(rule.layout).then(
        () => true,
        () => false,
      );
      args.context.set(layoutContext, isThere ? rule.layout : layoutOfRoute(id, brand));
      await left;
    },
    load: ({ params, context }) => {
      const isMissing = isSubjectMissing(store.getState(), brand, { routeId: id, params });
      if (isMissing) throw data(null, { status: 404 });
      const layout = context.get(layoutContext);
      return layout && { layout };
    },
  };
}

export const guards: Guards = {
  auth: authGuard,
  'refresh-ip': refreshIpGuard,
  'cookie-consent': cookieConsentGuard,
  'require-verification': requireVerificationGuard,
};
