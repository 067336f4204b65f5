import { pathToFileURL } from 'node:url';
import type { BrandRecord, BrandShapes } from '../../../src/shared/brand/brandRecord.ts';
import type { OperatorContent } from '../../../src/shared/contract/content/operatorContent.ts';
import type { PageData } from '../../../src/shared/paths/pageData.ts';
import { prerenderModule } from '../compile/compiledApp.ts';

export interface RenderedPage {
  status: number;
  body: string;
  styles: string;
  head: string;
  // JSON-LD for a script element.
  structured: string;
  // The data that the page has to carry besides its input.
  carried?: PageData;
}

interface RenderInput {
  path: string;
  brand: BrandRecord;
  page: PageData;
  content?: OperatorContent;
}

// What src/entry-prerender.tsx exports.
export interface PrerenderBundle {
  pageBase: { css: string; icons: string; shapes(shapes: BrandShapes): string };
  render(input: RenderInput): Promise<RenderedPage>;
  // Returns the content that the page shows; equal content gives an equal page.
  shownOn(input: RenderInput): Promise<unknown>;
  renderErrorPage(input: {
    status: number;
    brand: BrandRecord;
    logoSvg: string;
    emblemSvg: string;
    themeCss: string;
    script: string;
  }): { html: string };
}

export async function loadPrerenderBundle(dir: string): Promise<PrerenderBundle> {
  return import(pathToFileURL(prerenderModule(dir)).href);
}
