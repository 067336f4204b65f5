import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchConsent } from '../features/consent/watchConsent.ts';
import { isLoginToken } from '../features/session/tokenClaims.ts';
import { watchSession } from '../features/session/watchSession.ts';
import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import { isCrawler } from '../shared/crawlers.ts';
import type { PageData } from '../shared/paths/pageData.ts';
import { holdQueries } from '../shared/query/lazyQuery.ts';
import { urlTokenArrived } from '../shared/state/sessionSlice.ts';
import { dropUrlToken, holdUrlToken } from '../shared/storage/urlToken.ts';
import { yieldToMain } from '../shared/time/wait.ts';
import { holdLazyParts } from '../ui/lazy/lazyPart.tsx';
import { App } from './App.tsx';
import { forgetCacheBuster } from './errors/goHome.ts';
import { rootErrorOptions } from './errors/rootErrorOptions.ts';
import { mayReloadFor } from './errors/staleChunk.ts';
import { mount } from './mount.ts';
import { pageReady } from './pageReady.ts';
import { firstError, handleOfPath, isMadeFor, loadMatched } from './routes/firstPage.ts';
import { keepHistoryRules } from './routes/historyRules.ts';
import { addFirstHandlers, createRouteHandlers } from './routes/routeHandlers.ts';
import { createRoutes } from './routes/routes.tsx';
import { createBrowserServices } from './services.ts';
import { createStore } from './store.ts';

/** Hydrates the prerendered page, or renders the app shell from scratch. */
export async function boot(container: HTMLElement, brand: BrandRecord, page: PageData): Promise<void> {
  forgetCacheBuster();
  const urlToken = holdUrlToken(window);
  keepHistoryRules(window);
  const handle = handleOfPath(location.pathname, brand);
  let isPrerendered = container.hasChildNodes() && isMadeFor(page, handle, brand);
  const loaded = await loadMatched(handle, brand).catch((error: unknown) => {
    if (mayReloadFor(error) || isCrawler()) throw error;
    // The route loads its module again and shows the error page on a second failure.
    isPrerendered = false;
    return new Map();
  });

  await yieldToMain();
  const responsive = pageReady.then(yieldToMain);
  holdLazyParts(responsive);
  holdQueries(responsive);
  const { services, connect } = createBrowserServices(brand, responsive);
  const store = createStore(services, page.state);
  const prerenderedState = store.getState();
  connect(store);
  watchConsent(store, brand);
  // On the recovery page the token sets a new password; anywhere else it would log in.
  if (handle.routeId !== 'recover') {
    if (isLoginToken(brand.id, urlToken)) store.dispatch(urlTokenArrived());
    else dropUrlToken();
  }
  watchSession(store, services);

  await yieldToMain();
  const handlers = createRouteHandlers(() => router, store, services);
  const routes = createRoutes({ brand, loaded, handlers });
  const router = createBrowserRouter(routes, firstError(page, handle));
  addFirstHandlers(router, handlers);
  const app = (
    <App brand={brand} page={page} store={store} prerenderedState={prerenderedState}>
      <RouterProvider router={router} />
    </App>
  );

  mount(container, app, { isPrerendered, ...rootErrorOptions() });
  // React handles events from here on; a replayed press hydrates its target first.
  window.__replayEarlyEvents?.();
}
