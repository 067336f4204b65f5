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
import { loadLayout } from '../../layouts/layoutModules.ts';
import { type BrandRecord, layoutNames } from '../../shared/brand/brandRecord.ts';
import type { PageData } from '../../shared/paths/pageData.ts';
import { App } from '../App.tsx';
import { loadAllPages, matchedHandle } from '../loadPage.ts';
import { pageTitle } from '../pageTitle.ts';
import { createRoutes, shellPath } from '../routes.tsx';
import { createPrerenderServices } from '../services.ts';
import { createStore } from '../store.ts';

export interface RenderInput {
  path: string;
  brand: BrandRecord;
  page: PageData;
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
}

let everything: Promise<Awaited<ReturnType<typeof loadAllPages>>> | null = null;
const handlers = new WeakMap<BrandRecord, StaticHandler>();

function loadEverything() {
  everything ??= Promise.all(layoutNames.map(loadLayout)).then(loadAllPages);
  return everything;
}

/** One page of one brand as HTML. Fast once warm: modules and routes are kept, per brand. */
export async function render({ path: wanted, brand, page }: RenderInput): Promise<RenderedPage> {
  const loaded = await loadEverything();
  const path = page.shell ? shellPath : wanted;
  const handler = handlers.get(brand) ?? createStaticHandler(createRoutes({ brand, loaded }));
  handlers.set(brand, handler);

  const address = brand.origin + (page.shell ? '/' : path);
  const context = await handler.query(new Request(brand.origin + path));
  if (context instanceof Response) return { status: context.status, body: '', styles: '', head: '' };

  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(
      sheet.collectStyles(
        <App brand={brand} page={page} store={createStore(createPrerenderServices(brand))}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>,
      ),
    );
    const { routeId } = matchedHandle(handler.dataRoutes, path, brand);
    const head = headTags({
      brand,
      address,
      pageTitle: page.shell ? fallbackTitle : pageTitle(routeId, path, page),
    });
    const found = page.shell || (routeId !== null && !isMissingDocument(routeId, page));
    return { status: found ? 200 : 404, body, styles: sheet.getStyleTags(), head: renderHead(head) };
  } finally {
    sheet.seal();
  }
}

function isMissingDocument(routeId: string, page: PageData): boolean {
  return (routeId === 'regulation' || routeId === 'rules-betting') && !page.legal;
}
