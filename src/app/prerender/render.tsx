import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { headTags, renderHead } from '../../features/seo/headTags.ts';
import { structuredData, structuredText } from '../../features/seo/structuredData.ts';
import { siteTexts } from '../../features/settings/siteAppearance.ts';
import { loadLayout } from '../../layouts/layoutModules.ts';
import { layoutNames } from '../../shared/brand/brandNames.ts';
import type { BrandRecord } from '../../shared/brand/brandRecord.ts';
import type { OperatorContent } from '../../shared/contract/content/operatorContent.ts';
import { defaultSettings } from '../../shared/contract/settings/defaultSettings.ts';
import type { PageData } from '../../shared/paths/pageData.ts';
import { preloadLazyParts } from '../../ui/lazy/lazyPart.tsx';
import { App } from '../App.tsx';
import { structuredPage } from '../effects/structuredPage.ts';
import { loadAllPages } from '../routes/pages.ts';
import { isRouteHandle } from '../routes/routeHandle.ts';
import { createRoutes, missingPath, shellPath } from '../routes/routes.tsx';
import { createPrerenderServices } from '../services.ts';
import { createStore } from '../store.ts';
import { carriedState } from './carriedState.ts';
import { HomeSample } from './HomeSample.tsx';
import { type ShownPage, shownContent } from './shownContent.ts';
import { sportsPendingStyle } from './sportsPendingStyle.ts';

export interface RenderInput {
  path: string;
  brand: BrandRecord;
  page: PageData;
  // Operator content; pages are rendered without it when absent.
  content?: OperatorContent | undefined;
}

export interface RenderedPage {
  // 200, 404, or 302 for a redirect.
  status: number;
  // HTML for `#root`.
  body: string;
  // `<style>` elements of styled-components, and of the page itself.
  styles: string;
  // Title, meta and link tags.
  head: string;
  // schema.org data, escaped for a script element.
  structured: string;
  // Content that the page has to include, besides the given one.
  carried?: PageData;
}

let everything: Promise<Awaited<ReturnType<typeof loadAllPages>>> | null = null;
const handlers = new WeakMap<BrandRecord, StaticHandler>();

function loadEverything() {
  everything ??= Promise.all(layoutNames.map(loadLayout))
    .then(loadAllPages)
    .then(async (pages) => {
      await preloadLazyParts();
      return pages;
    });
  return everything;
}

// Resolves a path to its route and the content shown there.
async function lookUp({ path: wanted, brand, page: given, content }: RenderInput) {
  const loaded = await loadEverything();
  const path = given.shell ? shellPath : given.missing ? missingPath : wanted;
  const handler = handlers.get(brand) ?? createStaticHandler(createRoutes({ brand, loaded }));
  handlers.set(brand, handler);
  const context = await handler.query(new Request(brand.origin + path));
  if (context instanceof Response) return { handler, response: context };
  const match = context.matches.at(-1);
  const handle: unknown = match?.route.handle;
  const { routeId, layout } = isRouteHandle(handle) ? handle : { routeId: null, layout: null };
  const params = match?.params ?? {};
  const at: ShownPage = { brand, routeId, params, path };
  return {
    handler,
    context,
    at,
    layout,
    shown: content && shownContent(content, at),
    seo: content?.seo[path],
  };
}

/** Returns the operator content of a page as data; equal data renders an equal page. */
export async function shownOn(input: RenderInput): Promise<unknown> {
  const { shown, seo } = await lookUp(input);
  return [shown, seo];
}

/** Renders one page of a brand as HTML; modules and routes are cached per brand. */
export async function render(input: RenderInput): Promise<RenderedPage> {
  const { brand, page: given, content } = input;
  const { handler, context, response, at, layout, shown, seo } = await lookUp(input);
  if (response) return { status: response.status, body: '', styles: '', head: '', structured: '' };
  const { routeId, params, path } = at;
  const url = brand.origin + (given.shell ? '/' : path);
  const services = createPrerenderServices(brand);
  const carried: PageData | undefined = shown && {
    state: carriedState(shown, seo, at),
    promotion: shown.promotion,
  };
  const page = { ...given, ...carried };
  // Same initial state as in the browser.
  const store = createStore(services, page.state);

  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(
      sheet.collectStyles(
        <App brand={brand} page={page} store={store}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>,
      ),
    );
    if (routeId === 'index' && layout && !content)
      renderToString(sheet.collectStyles(<HomeSample brand={brand} layout={layout} />));
    const isFound =
      page.shell || (routeId !== null && !isMissingDocument(routeId, page) && shown?.missing === undefined);
    const head = headTags({
      brand,
      url,
      isMissing: !isFound,
      site: siteTexts(shown?.settings ?? defaultSettings, brand),
      seo,
    });
    return {
      status: isFound ? 200 : 404,
      body,
      styles: sheet.getStyleTags() + sportsPendingStyle(routeId),
      head: renderHead(head),
      structured: structuredText(
        structuredData(structuredPage(store.getState(), brand, { routeId, params, pathname: path })),
      ),
      carried,
    };
  } finally {
    sheet.seal();
  }
}

function isMissingDocument(routeId: string, page: PageData): boolean {
  return (routeId === 'regulation' || routeId === 'rules-betting') && !page.legal;
}
