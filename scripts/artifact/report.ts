import type { OperatorContent } from '../../src/shared/contract/operatorContent.ts';
import type { ArtifactFile } from './artifactFile.ts';
import { CommonText, type EncodedText } from './commonText.ts';
import type { CompressedSize, KeptSizes } from './KeptSizes.ts';
import type { StampableBrand } from './stampableBrand.ts';

interface Size extends CompressedSize {
  bytes: number;
}

/**
 * A brand's own texts are measured at the fastest level, so that a thousand brands stay cheap; blocks, which stand in
 * many pages, once and a little better. A page counts as its blocks and the rest, each by itself: servers, which
 * compress it as a whole, do a little better.
 */
const fastest = { gzip: 1, brotli: 1 };
const forBlocks = { gzip: 6, brotli: 5 };

/** Already compressed formats gain nothing; measuring them would only cost time. */
const compressible = /\.(html|js|json|svg|css|txt|xml|webmanifest|ico)$/;

function sizeOf(file: ArtifactFile, kept: KeptSizes): Size {
  if ('shared' in file) {
    const { bytes, compressed = { gzip: bytes, brotli: bytes } } = file.shared;
    return { bytes, ...compressed };
  }
  const { content, text } = file;
  const bytes = content.length;
  if (!compressible.test(file.path)) return { bytes, gzip: bytes, brotli: bytes };
  if (!text) return { ...kept.of([content], fastest), bytes };
  const { blocks, rest } = apart(text);
  const sizes = [
    ...blocks.map((block) => ({ ...kept.ofBlock(block, forBlocks), bytes: block.bytes.length })),
    { ...kept.of(rest, fastest), bytes: 0 },
  ];
  return { ...sum(sizes), bytes };
}

/** The blocks of a file, and what stands between them. */
function apart({ content, parts, lengths }: EncodedText): { blocks: CommonText[]; rest: Uint8Array[] } {
  const blocks: CommonText[] = [];
  const rest: Uint8Array[] = [];
  let from = 0;
  let to = 0;
  for (const [place, part] of parts.entries()) {
    const start = to;
    to += lengths[place] ?? 0;
    if (!(part instanceof CommonText && part.isBlock)) continue;
    blocks.push(part);
    rest.push(content.subarray(from, start));
    from = to;
  }
  rest.push(from === 0 ? content : content.subarray(from));
  return { blocks, rest };
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
  /** Files below `site/`. */
  files: readonly ArtifactFile[];
  /** Scripts, below `site/`, that a first visit to home fetches before the page works. */
  firstLoad: readonly string[];
  warnings: readonly string[];
  sizes: KeptSizes;
  /** What of the operator stands in the pages. */
  content: OperatorContent | undefined;
}

/** Whose content it is and how much of it, so that a reviewer sees what was read and what was not. */
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

/** What `report.json` says of an artifact. Sizes in bytes. */
export function report(input: ReportInput): string {
  const { brand, env, build, files, firstLoad, warnings, content } = input;
  const sizes = new Map(
    files
      .map((file) => [file.path.replace(/^site\//, ''), sizeOf(file, input.sizes)] as const)
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
      total: sum([...sizes.values()]),
      files: Object.fromEntries(sizes),
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
