import type { OperatorContent } from '../../src/shared/contract/operatorContent.ts';
import type { PageData } from '../../src/shared/paths/pageData.ts';
import { type ArtifactFile, textFile } from './artifactFile.ts';
import { type BrandAssets, brandAssets } from './brandAssets.ts';
import { type Build, brandRecord } from './brandRecord.ts';
import { type CompiledFolder, sharedFileSource } from './compiledApp.ts';
import { collectInlineBlocks, contentSecurityPolicy, type InlineBlocks } from './csp.ts';
import { deployFiles } from './deployFiles.ts';
import { headerRules } from './headerRules.ts';
import type { BrandPage } from './pages/brandPage.ts';
import { brandPages } from './pages/brandPages.ts';
import { inlinePoster } from './pages/inlinePoster.ts';
import type { PageRenderer } from './pages/PageRenderer.ts';
import { type PageFrame, pageDocument } from './pages/pageDocument.ts';
import { pageFrame, pageModules } from './pages/pageFrame.ts';
import type { PrerenderBundle } from './pages/prerenderBundle.ts';
import { reachableFiles } from './reachableChunks.ts';
import { report } from './report.ts';
import { routeRules } from './routeRules.ts';
import { robotsTxt, sitemapXml } from './searchFiles.ts';
import { serviceWorker } from './serviceWorker.ts';
import { shellFiles } from './shellFiles.ts';
import type { StampableBrand } from './stampableBrand.ts';
import { sha256Sums } from './sums.ts';
import { webManifest } from './webManifest.ts';

export interface StampInput {
  compiled: CompiledFolder;
  bundle: PrerenderBundle;
  renderer: PageRenderer;
  brand: StampableBrand;
  /** The brand whose look the error pages have. */
  errorBrand: StampableBrand;
  build: Build;
  env: string;
  sbom: string;
  iconCache: string;
  warnings: readonly string[];
  /** What the operator shows; absent, pages are made without. */
  content?: OperatorContent | undefined;
}

/** Joins the compiled app and one brand: every file of the artifact, nothing written yet. */
export async function stampBrand(input: StampInput): Promise<ArtifactFile[]> {
  const { compiled, brand, build } = input;
  const { app, folder } = compiled;
  const settings = brand.settings;
  const assets = brandAssets(brand, input.iconCache);
  const reachable = reachableFiles(app, settings);
  const frame = pageFrame(
    app,
    input.bundle.pageBase,
    brand,
    brandRecord(brand, assets.addresses, build),
    reachable,
  );
  const { documents, pages } = await renderPages(input, assets, frame);
  const blocks: InlineBlocks = { scripts: new Set(), styles: new Set() };
  for (const { html } of documents) collectInlineBlocks(html, blocks);

  const site: ArtifactFile[] = [
    ...documents.map(({ path, html }) => textFile(path, html)),
    ...assets.files,
    ...[...app.publicFiles, ...app.chunks.filter((chunk) => reachable.has(chunk.path))].map((shared) => ({
      path: `site/${shared.path}`,
      shared,
      source: sharedFileSource(folder, 'site', shared),
    })),
    ...pages.flatMap(({ legal }) =>
      legal ? [textFile(`site/brand/legal/${legal.slug}.json`, JSON.stringify(legal))] : [],
    ),
    textFile('site/builds/latest.json', JSON.stringify(build)),
    textFile(
      `site/builds/meta/${build.id}.json`,
      JSON.stringify({ ...build, routeRules: routeRules(settings) }),
    ),
    textFile('site/manifest.webmanifest', webManifest(brand, assets.addresses)),
    textFile('site/robots.txt', robotsTxt(settings.origin)),
    textFile(
      'site/sitemap.xml',
      sitemapXml(settings.origin, pages, build.timestamp, input.content !== undefined),
    ),
    textFile('site/sw.js', serviceWorker(build.id, shellFiles(app, frame, brand, assets))),
  ];
  const rules = headerRules(settings, contentSecurityPolicy(settings, blocks));
  const files: ArtifactFile[] = [
    ...site,
    ...deployFiles(settings, rules),
    ...app.sourcemaps
      .filter((map) => reachable.has(map.path.replace(/\.map$/, '')))
      .map((shared) => ({
        path: `sourcemaps/${shared.path}`,
        shared,
        source: sharedFileSource(folder, 'sourcemaps', shared),
      })),
    textFile(
      'report.json',
      report({
        brand,
        env: input.env,
        build,
        files: site,
        firstLoad: [frame.entry, ...frame.preloads, ...pageModules(app, frame, settings, 'index')],
        warnings: input.warnings,
      }),
    ),
    textFile('sbom.cdx.json', input.sbom),
  ];
  files.sort((a, b) => (a.path < b.path ? -1 : 1));
  return [...files, textFile('SHA256SUMS', sha256Sums(files))];
}

interface PageFile {
  path: string;
  html: string;
}

async function renderPages(
  { compiled, bundle, renderer, brand, errorBrand, build, iconCache, content }: StampInput,
  assets: BrandAssets,
  frame: PageFrame,
): Promise<{ documents: PageFile[]; pages: BrandPage[] }> {
  const record = brandRecord(brand, assets.addresses, build);
  // Content is one operator's own: there is no template for the pages of the next.
  const render = content
    ? (path: string, page: PageData) => bundle.render({ path, brand: record, page, content })
    : renderer.forBrand(record);
  const documents: PageFile[] = [];
  const pages: BrandPage[] = [];
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
    const pageData = { ...given, ...page.carried };
    documents.push({ path: `site/${file}`, html: pageDocument(frame, shown, pageData, modules) });
    pages.push(brandPage);
  }
  const shell = await render('/', { shell: true });
  const layoutOnly = pageModules(compiled.app, frame, brand.settings, null);
  documents.push({
    path: 'site/200.html',
    html: pageDocument(frame, shell, { shell: true, ...shell.carried }, layoutOnly),
  });

  const look = errorBrand === brand ? assets : brandAssets(errorBrand, iconCache);
  const errorRecord = brandRecord(errorBrand, look.addresses, build);
  const logoSvg = Buffer.from(errorBrand.theme.pictures.logoError.bytes).toString('utf8');
  for (const [file, status] of [
    ['404.html', 404],
    ['50x.html', 500],
  ] as const) {
    const themeCss = errorBrand.theme.css;
    const { html } = bundle.renderErrorPage({ status, brand: errorRecord, logoSvg, themeCss });
    documents.push({ path: `site/${file}`, html });
  }
  return { documents, pages };
}
