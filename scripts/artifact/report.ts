import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ArtifactFile } from './artifactFile.ts';
import type { StampableBrand } from './stampableBrand.ts';

interface Size {
  bytes: number;
  gzip: number;
  brotli: number;
}

/**
 * A brand's own files are measured at the fastest level, so that a thousand brands stay cheap: servers do a little
 * better. Chunks, which are measured once for all brands, at a high one.
 */
const fastest = { gzip: { level: 1 }, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } } };

/** Already compressed formats gain nothing; measuring them would only cost time. */
const compressible = /\.(html|js|json|svg|css|txt|xml|webmanifest|ico)$/;

function sizeOf(file: ArtifactFile): Size {
  if ('shared' in file) {
    const { bytes, compressed = { gzip: bytes, brotli: bytes } } = file.shared;
    return { bytes, ...compressed };
  }
  const content = Buffer.from(file.content);
  const bytes = content.length;
  if (!compressible.test(file.path)) return { bytes, gzip: bytes, brotli: bytes };
  return {
    bytes,
    gzip: gzipSync(content, fastest.gzip).length,
    brotli: brotliCompressSync(content, fastest.brotli).length,
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
  /** Files below `site/`. */
  files: readonly ArtifactFile[];
  /** Scripts, below `site/`, that a first visit to home fetches before the page works. */
  firstLoad: readonly string[];
  warnings: readonly string[];
}

/** What `report.json` says of an artifact. Sizes in bytes. */
export function report({ brand, env, build, files, firstLoad, warnings }: ReportInput): string {
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
