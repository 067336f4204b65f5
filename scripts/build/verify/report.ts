import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { OperatorContent } from '../../../src/shared/contract/content/operatorContent.ts';
import type { ArtifactFile } from '../output/artifactFile.ts';
import type { StampableBrand } from '../render/stampableBrand.ts';
import type { RouteBudget } from './budgets.ts';

interface Size {
  bytes: number;
  gzip: number;
  brotli: number;
}

// The fastest level keeps a thousand brands cheap; servers compress a little better.
const fastest = { level: 1, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

// Other formats are compressed already.
const compressible = /\.(html|js|json|svg|css|txt|xml|webmanifest|ico)$/;

function sizeOf(file: ArtifactFile): Size {
  if ('shared' in file) {
    const { bytes, compressed = { gzip: bytes, brotli: bytes } } = file.shared;
    return { bytes, ...compressed };
  }
  const { path, content } = file;
  const bytes = content.length;
  if (!compressible.test(path)) return { bytes, gzip: bytes, brotli: bytes };
  return {
    bytes,
    gzip: gzipSync(content, fastest).length,
    brotli: brotliCompressSync(content, fastest).length,
  };
}

function sum(sizes: readonly Size[]): Size {
  return sizes.reduce(
    (total, size) => ({
      bytes: total.bytes + size.bytes,
      gzip: total.gzip + size.gzip,
      brotli: total.brotli + size.brotli,
    }),
    { bytes: 0, gzip: 0, brotli: 0 },
  );
}

export interface ReportInput {
  brand: StampableBrand;
  env: string;
  build: { id: string; timestamp: string };
  // Files below `site/`.
  files: readonly ArtifactFile[];
  // Scripts below `site/` that a first visit to home fetches before the page works.
  firstLoad: readonly string[];
  budgets: readonly RouteBudget[];
  warnings: readonly string[];
  // The operator's content that the pages contain.
  content: OperatorContent | undefined;
}

// Shows a reviewer whose content was read, how much of it, and what was not read.
function contentOf(brand: StampableBrand, content: OperatorContent) {
  const { settings, categories, providers, promotions, banners, seo } = content;
  return {
    from: brand.settings.api.origin,
    settings: settings !== undefined,
    categories: categories?.length ?? null,
    providers: providers?.length ?? null,
    promotions: promotions?.length ?? null,
    banners: banners?.length ?? null,
    pagesWithTexts: Object.values(seo).filter(({ title, content: text }) => title !== '' || text !== '')
      .length,
  };
}

/** Returns an artifact's `report.json`, with sizes in bytes. */
export function report(input: ReportInput): string {
  const { brand, env, build, files, firstLoad, budgets, warnings, content } = input;
  const sizes = new Map(
    files
      .map((file) => [file.path.replace(/^site\//, ''), sizeOf(file)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  const sizesOf = (paths: readonly string[]) => paths.flatMap((path) => sizes.get(path) ?? []);
  return `${JSON.stringify(
    {
      brand: brand.settings.id,
      env,
      build,
      content: content ? contentOf(brand, content) : null,
      firstLoad: {
        of: '/',
        counts:
          'every script of the first page view before anybody touches it: the entry, what it imports, and the layout and page of home with theirs; the document apart',
        javascript: { ...sum(sizesOf(firstLoad)), files: firstLoad },
        document: sizes.get('index.html') ?? null,
      },
      // First-load JavaScript of every page in bytes gzip.
      routes: Object.fromEntries(budgets.map(({ route, gzip, budget }) => [route, { gzip, budget }])),
      total: sum([...sizes.values()]),
      files: Object.fromEntries(sizes),
      // The catalogue's fonts and the brand's own, the latter with the bytes of the file in its package.
      fonts: [
        ...brand.theme.fontFamilies.map((family) => ({ family, own: false })),
        ...brand.theme.ownFonts.map(({ family, bytes, sourceBytes }) => ({
          family,
          own: true,
          bytes,
          sourceBytes,
        })),
      ],
      contrast: brand.theme.contrast.map(({ pair, ratio, required }) => ({
        ...pair,
        ratio: Math.round(ratio * 100) / 100,
        required,
      })),
      warnings,
    },
    null,
    1,
  )}\n`;
}
