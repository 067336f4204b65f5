import { join } from 'node:path';
import type { BrandRecord } from '../../../src/shared/brand/brandRecord.ts';
import type { OperatorContent } from '../../../src/shared/contract/operatorContent.ts';
import type { PageData } from '../../../src/shared/paths/pageData.ts';
import { type BrandAssets, brandAssets } from '../brandAssets.ts';
import { brandRecord } from '../brandRecord.ts';
import type { TextPart } from '../commonText.ts';
import { collectInlineBlocks, pagePolicy } from '../inlineBlocks.ts';
import type { StampInput } from '../stampInput.ts';
import type { BrandPage } from './brandPage.ts';
import { brandPages } from './brandPages.ts';
import { inlinePoster } from './inlinePoster.ts';
import { KeptPages } from './KeptPages.ts';
import { type PageFrame, pageDocument } from './pageDocument.ts';
import { pageModules } from './pageFrame.ts';
import type { PreparedPage } from './preparedPage.ts';

/** A finished page. */
export interface PageFile {
  path: string;
  parts: readonly TextPart[];
}

interface RenderedPages {
  documents: PageFile[];
  /** Those that got a document. */
  pages: BrandPage[];
  /** Inline scripts of all documents, which the server's policy allows by hash. */
  scripts: Set<string>;
}

/** Every page of a brand, the shell of the app, the 404 page and the error page. */
export async function renderPages(
  {
    compiled,
    bundle,
    renderer,
    texts,
    brand,
    errorBrand,
    build,
    env,
    iconCache,
    content,
    pageCache,
  }: StampInput,
  assets: BrandAssets,
  frame: PageFrame,
): Promise<RenderedPages> {
  const record = brandRecord(brand, assets.addresses, build, env);
  const keeper = content && new KeptPages(join(pageCache, brand.settings.id));
  const render =
    content && keeper
      ? contentRenderer(bundle, keeper, compiled.app.hash, record, content)
      : renderer.forBrand(record);
  const documents: PageFile[] = [];
  const pages: BrandPage[] = [];
  const scripts = new Set<string>();
  const add = (file: string, page: PreparedPage, pageData: object, modules: readonly string[]): void => {
    const styles = texts.of(page.styles, { isBlock: true });
    const content = { page, styles, pageData, modules };
    documents.push({ path: `site/${file}`, parts: pageDocument(frame, content, scripts) });
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
    const shown = inlinePoster(page, assets.addresses.share, brand.theme.pictures.share);
    add(file, shown, { ...given, ...page.carried }, modules);
    pages.push(brandPage);
  }
  const shell = await render('/', { shell: true });
  const layoutOnly = pageModules(compiled.app, frame, brand.settings, null);
  add('200.html', shell, { shell: true, ...shell.carried }, layoutOnly);
  const missing = await render('/', { missing: true });
  add('404.html', missing, { missing: true, ...missing.carried }, layoutOnly);

  const look = errorBrand === brand ? assets : brandAssets(errorBrand, iconCache);
  const errorRecord = brandRecord(errorBrand, look.addresses, build, env);
  const { html } = bundle.renderErrorPage({
    status: 500,
    brand: errorRecord,
    logoSvg: Buffer.from(errorBrand.theme.pictures.logoError.bytes).toString('utf8'),
    themeCss: errorBrand.theme.css,
    script: compiled.app.errorPage,
  });
  documents.push({ path: 'site/50x.html', parts: [withPolicy(html, scripts)] });
  keeper?.forgetOthers();
  return { documents, pages, scripts };
}

/** Puts the page's policy first into the head of a document that stands alone. */
function withPolicy(html: string, scripts: Set<string>): string {
  const styles = new Set<string>();
  collectInlineBlocks(html, { scripts, styles });
  return html.replace('<head>', () => `<head>\n${pagePolicy(styles)}`);
}

/** Content is one operator's own: there is no template for the pages of the next, but most stay as they were. */
function contentRenderer(
  bundle: StampInput['bundle'],
  keeper: KeptPages,
  compiled: string,
  record: BrandRecord,
  content: OperatorContent,
): (path: string, page: PageData) => Promise<PreparedPage> {
  // No page shows its build: it would be another one at every stamping.
  const brand = { ...record, build: { id: '', timestamp: '' } };
  return async (path, page) => {
    const input = { path, brand, page, content };
    const ingredients = [compiled, brand, path, page, await bundle.shownOn(input)];
    const kept = await keeper.get(ingredients, () => bundle.render(input));
    return { ...kept, body: [kept.body] };
  };
}
