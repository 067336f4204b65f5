import { join } from 'node:path';
import type { BrandRecord } from '../../../src/shared/brand/brandRecord.ts';
import type { OperatorContent } from '../../../src/shared/contract/content/operatorContent.ts';
import type { PageData } from '../../../src/shared/paths/pageData.ts';
import type { CompiledDir } from '../compile/compiledApp.ts';
import { type OwnFile, textFile } from '../output/artifactFile.ts';
import { type BrandAssets, brandAssets } from './brandAssets.ts';
import type { BrandPage } from './brandPage.ts';
import { brandPages } from './brandPages.ts';
import type { Build } from './brandRecord.ts';
import { brandRecord } from './brandRecord.ts';
import { inlinePicture } from './inlinePicture.ts';
import { PageCache } from './PageCache.ts';
import type { PageRenderer } from './PageRenderer.ts';
import { type PageFrame, pageDocument, withPolicy } from './pageDocument.ts';
import { pageModules } from './pageFrame.ts';
import type { PrerenderBundle, RenderedPage } from './prerenderBundle.ts';
import type { StampableBrand } from './stampableBrand.ts';

export interface RenderPagesInput {
  compiled: CompiledDir;
  bundle: PrerenderBundle;
  renderer: PageRenderer;
  brand: StampableBrand;
  // The brand whose appearance the error pages have.
  errorBrand: StampableBrand;
  build: Build;
  env: string;
  iconCache: string;
  // The directory that caches pages with content between builds.
  pageCache: string;
  // The operator's content; pages are made without it when absent.
  content?: OperatorContent | undefined;
}

interface RenderedPages {
  documents: OwnFile[];
  // The pages that got a document.
  pages: BrandPage[];
  // Inline scripts of all documents, which the server's policy allows by hash.
  scripts: Set<string>;
}

/** Renders every page of a brand, the app's shell, the 404 page and the error page. */
export async function renderPages(
  {
    compiled,
    bundle,
    renderer,
    brand,
    errorBrand,
    build,
    env,
    iconCache,
    content,
    pageCache,
  }: RenderPagesInput,
  assets: BrandAssets,
  frame: PageFrame,
): Promise<RenderedPages> {
  const record = brandRecord(brand, assets.urls, build, env);
  const keeper = content && new PageCache(join(pageCache, brand.settings.id));
  const render =
    content && keeper
      ? contentRenderer(bundle, keeper, compiled.app.hash, record, content)
      : renderer.forBrand(record);
  const documents: OwnFile[] = [];
  const pages: BrandPage[] = [];
  const scripts = new Set<string>();
  const add = (file: string, page: RenderedPage, pageData: object, modules: readonly string[]): void => {
    documents.push(textFile(`site/${file}`, pageDocument(frame, { page, pageData, modules }, scripts)));
  };
  for (const brandPage of brandPages(brand, content)) {
    const { path, file, legal, route, word } = brandPage;
    const given = legal ? { legal } : {};
    const page = await render(path, given);
    // What the operator lists may be nothing that this brand offers.
    if (page.status === 404 && word !== undefined && !legal) continue;
    if (page.status !== 200) {
      throw new Error(
        `${brand.settings.id}: ${path} should be a page, but renders with status ${page.status}`,
      );
    }
    const modules = pageModules(compiled.app, frame, brand.settings, route);
    const shown =
      route === 'index'
        ? inlinePicture(page, assets.urls.hero, { name: 'hero.svg', bytes: assets.hero })
        : page;
    add(file, shown, { ...given, ...page.carried }, modules);
    pages.push(brandPage);
  }
  const shell = await render('/', { shell: true });
  const layoutOnly = pageModules(compiled.app, frame, brand.settings, null);
  add('200.html', shell, { shell: true, ...shell.carried }, layoutOnly);
  const missing = await render('/', { missing: true });
  const drawn = inlinePicture(missing, assets.urls.favicon, brand.theme.pictures.favicon);
  add('404.html', drawn, { missing: true, ...missing.carried }, layoutOnly);

  const errorAssets = errorBrand === brand ? assets : brandAssets(errorBrand, iconCache);
  const errorRecord = brandRecord(errorBrand, errorAssets.urls, build, env);
  const { html } = bundle.renderErrorPage({
    status: 500,
    brand: errorRecord,
    logoSvg: Buffer.from(errorBrand.theme.pictures.logoError.bytes).toString('utf8'),
    emblemSvg: Buffer.from(errorBrand.theme.pictures.favicon.bytes).toString('utf8'),
    themeCss: errorBrand.theme.css,
    script: compiled.app.errorPage,
  });
  documents.push(textFile('site/50x.html', withPolicy(html, scripts)));
  keeper?.forgetOthers();
  return { documents, pages, scripts };
}

// Content belongs to one operator, so templates do not help, but most pages stay unchanged between builds.
function contentRenderer(
  bundle: PrerenderBundle,
  keeper: PageCache,
  compiled: string,
  record: BrandRecord,
  content: OperatorContent,
): (path: string, page: PageData) => Promise<RenderedPage> {
  // No page shows its build: it would be another one at every stamping.
  const brand = { ...record, build: { id: '', timestamp: '' } };
  return async (path, page) => {
    const input = { path, brand, page, content };
    const ingredients = [compiled, brand, path, page, await bundle.shownOn(input)];
    return keeper.get(ingredients, () => bundle.render(input));
  };
}
