import { pathToFileURL } from 'node:url';
import type { BrandRecord } from '../../../src/shared/brand/brandRecord.ts';
import type { OperatorContent } from '../../../src/shared/contract/operatorContent.ts';
import type { PageData } from '../../../src/shared/paths/pageData.ts';
import { prerenderModule } from '../compiledApp.ts';

export interface RenderedPage {
  status: number;
  body: string;
  styles: string;
  head: string;
  /** JSON-LD that can stand in a script element. */
  structured: string;
  /** What the page has to carry along, besides what it was given. */
  carried?: PageData;
}

interface RenderInput {
  path: string;
  brand: BrandRecord;
  page: PageData;
  content?: OperatorContent;
}

/** What src/entry-prerender.tsx exports. */
export interface PrerenderBundle {
  pageBase: { css: string; icons: string };
  render(input: RenderInput): Promise<RenderedPage>;
  /** What of the content stands in the page; the same means the same page. */
  shownOn(input: RenderInput): Promise<unknown>;
  renderErrorPage(input: {
    status: number;
    brand: BrandRecord;
    logoSvg: string;
    themeCss: string;
    script: string;
  }): { html: string };
}

export async function loadPrerenderBundle(folder: string): Promise<PrerenderBundle> {
  return import(pathToFileURL(prerenderModule(folder)).href);
}
