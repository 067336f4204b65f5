import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandler,
  StaticRouterProvider,
} from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { fallbackTitle, headTags } from '../../features/seo/headTags.ts';
import { renderHead } from '../../features/seo/renderHead.ts';
import { structuredData, structuredText } from '../../features/seo/structuredData.ts';
import { siteTexts } from '../../features/settings/siteTexts.ts';
import { loadLayout } from '../../layouts/layoutModules.ts';
import { type BrandRecord, layoutNames } from '../../shared/brand/brandRecord.ts';
import type { OperatorContent } from '../../shared/contract/operatorContent.ts';
import { defaultSettings } from '../../shared/contract/settings.ts';
import type { PageData } from '../../shared/paths/pageData.ts';
import { App } from '../App.tsx';
import { loadAllPages, matchedHandle } from '../loadPage.ts';
import { pageTitle } from '../pageTitle.ts';
import { createRoutes, shellPath } from '../routes.tsx';
import { createPrerenderServices } from '../services.ts';
import { createStore } from '../store.ts';
import { structuredPage } from '../structuredPage.ts';
import { carriedState } from './carriedState.ts';
import { HomeSample } from './HomeSample.tsx';
import { shownContent } from './shownContent.ts';

export interface RenderInput {
  path: string;
  brand: BrandRecord;
  page: PageData;
  /** What the operator shows; absent, the page is made without. */
  content?: OperatorContent | undefined;
}

export interface RenderedPage {
  /** 200, 404, or 302 for a route that leads elsewhere. */
  status: number;
  /** HTML for `#root`. */
  body: string;
  /** styled-components' `<style>` blocks. */
  styles: string;
  /** Title, meta and link tags. */
  head: string;
  /** What the page says of itself in schema.org's words; JSON that can stand in a script element. */
  structured: string;
  /** What of the content the page has to carry along, besides what it was given. */
  carried?: PageData;
}

let everything: Promise<Awaited<ReturnType<typeof loadAllPages>>> | null = null;
const handlers = new WeakMap<BrandRecord, StaticHandler>();

function loadEverything() {
  everything ??= Promise.all(layoutNames.map(loadLayout)).then(loadAllPages);
  return everything;
}

/** One page of one brand as HTML. Fast once warm: modules and routes are kept, per brand. */
export async function render({
  path: wanted,
  brand,
  page: given,
  content,
}: RenderInput): Promise<RenderedPage> {
  const loaded = await loadEverything();
  const path = given.shell ? shellPath : wanted;
  const handler = handlers.get(brand) ?? createStaticHandler(createRoutes({ brand, loaded }));
  handlers.set(brand, handler);

  const address = brand.origin + (given.shell ? '/' : path);
  const context = await handler.query(new Request(brand.origin + path));
  if (context instanceof Response)
    return { status: context.status, body: '', styles: '', head: '', structured: '' };

  const { routeId } = matchedHandle(handler.dataRoutes, path, brand);
  const params = context.matches.at(-1)?.params ?? {};
  const shown = content && shownContent(content, { brand, routeId, params, path });
  const seo = content?.seo[path];
  const services = createPrerenderServices(brand);
  const carried: PageData | undefined = shown && {
    state: carriedState(shown, seo, { brand, routeId, params, path }),
    ...(shown.promotion && { promotion: shown.promotion }),
  };
  const page = { ...given, ...carried };
  // Begins just as the one in the browser will.
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
    if (routeId === 'index' && !content) renderToString(sheet.collectStyles(<HomeSample brand={brand} />));
    const head = headTags({
      brand,
      address,
      pageTitle: page.shell ? fallbackTitle : (shown?.subject ?? pageTitle(routeId, path, brand)),
      site: siteTexts(shown?.settings ?? defaultSettings, brand),
      ...(seo && { seo }),
    });
    const found =
      page.shell || (routeId !== null && !isMissingDocument(routeId, page) && shown?.missing === undefined);
    return {
      status: found ? 200 : 404,
      body,
      styles: sheet.getStyleTags(),
      head: renderHead(head),
      structured: structuredText(
        structuredData(structuredPage(store.getState(), brand, { routeId, params, pathname: path })),
      ),
      ...(carried && { carried }),
    };
  } finally {
    sheet.seal();
  }
}

function isMissingDocument(routeId: string, page: PageData): boolean {
  return (routeId === 'regulation' || routeId === 'rules-betting') && !page.legal;
}
