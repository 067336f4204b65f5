import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { watchConsent } from '../features/consent/watchConsent.ts';
import { acceptHandedToken } from '../features/session/acceptHandedToken.ts';
import { watchSession } from '../features/session/watchSession.ts';
import type { BrandRecord } from '../shared/brand/brandRecord.ts';
import type { PageData } from '../shared/paths/pageData.ts';
import { takeHandedToken } from '../shared/storage/handedToken.ts';
import { nextTask } from '../shared/time/nextTask.ts';
import { App } from './App.tsx';
import { forgetCacheBuster } from './errors/goHome.ts';
import { isCrawler } from './errors/isCrawler.ts';
import { rootErrorOptions } from './errors/rootErrorOptions.ts';
import { mayReloadFor } from './errors/staleChunk.ts';
import { keepHistoryRules } from './historyRules.ts';
import { handleOfPath, isMadeFor, loadMatched } from './loadPage.ts';
import { mount } from './mount.ts';
import { pageReady } from './pageReady.ts';
import { addFirstLoader, createRouteLoaders } from './routeLoaders.ts';
import { createRoutes } from './routes.tsx';
import { createBrowserServices } from './services.ts';
import { createStore } from './store.ts';

/** Brings the page to life: over what was prerendered where there is something, from nothing in the shell. */
export async function boot(container: HTMLElement, brand: BrandRecord, page: PageData): Promise<void> {
  forgetCacheBuster();
  const handedToken = takeHandedToken(window);
  keepHistoryRules(window);
  const handle = handleOfPath(location.pathname, brand);
  let isPrerendered = container.hasChildNodes() && isMadeFor(page, handle, brand);
  const loaded = await loadMatched(handle, brand).catch((error: unknown) => {
    if (mayReloadFor(error) || isCrawler()) throw error;
    // The route asks for its module once more and shows the error page when it fails again.
    isPrerendered = false;
    return new Map();
  });

  await nextTask();
  const { services, connect } = createBrowserServices(brand, pageReady.then(nextTask));
  const store = createStore(services, page.state);
  const prerenderedState = store.getState();
  connect(store);
  watchConsent(store, brand);
  acceptHandedToken(brand.id, handedToken);
  watchSession(store, services);

  await nextTask();
  const loaders = createRouteLoaders(() => router, store, services);
  const router = createBrowserRouter(createRoutes({ brand, loaded, loaders }));
  addFirstLoader(router, loaders);
  const app = (
    <App brand={brand} page={page} store={store} prerenderedState={prerenderedState}>
      <RouterProvider router={router} />
    </App>
  );

  mount(container, app, { isPrerendered, ...rootErrorOptions() });
  // From here on React hears of every press, and wakes what was pressed at once.
  window.__repeatEarlyPress?.();
}
