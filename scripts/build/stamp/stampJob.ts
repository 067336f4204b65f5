import { join } from 'node:path';
import type { OperatorContent } from '../../../src/shared/contract/content/operatorContent.ts';
import type { CompiledDir } from '../compile/compiledApp.ts';
import type { ArtifactFile, LinkedFile } from '../output/artifactFile.ts';
import { writeArtifact } from '../output/writeArtifact.ts';
import type { Build } from '../render/brandRecord.ts';
import { PageRenderer } from '../render/PageRenderer.ts';
import { loadPrerenderBundle } from '../render/prerenderBundle.ts';
import type { StampableBrand } from '../render/stampableBrand.ts';
import { type Leak, leaksIn } from '../verify/leaks/checkArtifact.ts';
import type { LeakDetector } from '../verify/leaks/LeakDetector.ts';
import type { ShippedPackages } from '../verify/shippedPackages.ts';
import { stampBrand } from './stampBrand.ts';

// What all brands of a build have in common, as plain data that is copied to every worker.
export interface StampContext {
  compiled: CompiledDir;
  neutral: Set<string>;
  env: string;
  commit: string | null;
  shipped: ShippedPackages;
  iconCache: string;
  pageCache: string;
  // Artifacts are written to `<workDir>/<brand>`.
  workDir: string;
}

export interface StampJob {
  brand: StampableBrand;
  errorBrand: StampableBrand;
  build: Build;
  notices: LinkedFile;
  warnings: string[];
  content?: OperatorContent | undefined;
}

export interface StampResult {
  brand: string;
  build: Build;
  files: number;
  // Of all files, including the shared ones.
  bytes: number;
  // Documents among the files, and how long it took to make and check all files.
  pages: number;
  stampedMs: number;
  leaks: Leak[];
}

function bytesOf(file: ArtifactFile): number {
  return 'shared' in file ? file.shared.bytes : file.content.length;
}

export type Stamper = (job: StampJob) => Promise<StampResult>;

/** Stamps, checks and writes one brand after the other. */
export async function createStamper(context: StampContext, detector: LeakDetector): Promise<Stamper> {
  const { compiled, env, iconCache, pageCache, workDir } = context;
  const bundle = await loadPrerenderBundle(compiled.dir);
  const renderer = new PageRenderer(bundle);
  return async ({ brand, errorBrand, build, notices, warnings, content }) => {
    const startedAt = performance.now();
    const files = await stampBrand({
      compiled,
      bundle,
      renderer,
      brand,
      errorBrand,
      build,
      env,
      commit: context.commit,
      shipped: context.shipped,
      notices,
      iconCache,
      pageCache,
      warnings,
      content,
    });
    const leaks = leaksIn(detector, brand, errorBrand, context.neutral, files, content);
    if (leaks.length === 0) writeArtifact(join(workDir, brand.settings.id), files);
    return {
      brand: brand.settings.id,
      build,
      files: files.length,
      bytes: files.reduce((sum, file) => sum + bytesOf(file), 0),
      pages: files.filter(({ path }) => path.endsWith('.html')).length,
      stampedMs: Math.round(performance.now() - startedAt),
      leaks,
    };
  };
}
