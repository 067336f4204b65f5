import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { OperatorContent } from '../../src/shared/contract/operatorContent.ts';
import { ArtifactWriter } from './ArtifactWriter.ts';
import type { ArtifactFile, LinkedFile } from './artifactFile.ts';
import { ByteRoom } from './ByteRoom.ts';
import type { Build } from './brandRecord.ts';
import { CommonTexts } from './commonText.ts';
import type { CompiledFolder } from './compiledApp.ts';
import { type Leak, leaksIn } from './leaks/checkArtifact.ts';
import type { LeakDetector } from './leaks/LeakDetector.ts';
import { PageRenderer } from './pages/PageRenderer.ts';
import { ProvenTemplates } from './pages/ProvenTemplates.ts';
import { loadPrerenderBundle } from './pages/prerenderBundle.ts';
import type { ShippedPackages } from './shippedPackages.ts';
import type { StampableBrand } from './stampableBrand.ts';
import { stampBrand } from './stampBrand.ts';

/** What all brands of a build have in common. Plain data: every stamping thread gets a copy. */
export interface StampContext {
  compiled: CompiledFolder;
  neutral: Set<string>;
  env: string;
  commit: string | null;
  shipped: ShippedPackages;
  iconCache: string;
  pageCache: string;
  /** `ProvenTemplates` of this app and this code. */
  provenTemplates: string;
  sizeCache: string;
  /** Artifacts are written to `<workFolder>/<brand>`; the last ones stand in `<outDir>/<brand>`. */
  workFolder: string;
  outDir: string;
  /** Brands' spares, made over into new artifacts: `<spareFolder>/<brand>`. */
  spareFolder: string;
  /** Where what is noted of brands' artifacts has its place: `<notesFolder>/<brand>` and more. */
  notesFolder: string;
  umask: number;
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
  /** Of all files, also those that are shared. */
  bytes: number;
  /** Documents among the files, and how long making and checking all of it took. */
  pages: number;
  stampedMs: number;
  leaks: Leak[];
}

function bytesOf(file: ArtifactFile): number {
  return 'shared' in file ? file.shared.bytes : file.content.length;
}

/** Whoever renames it away first has it; no other build will touch it any more. */
function takeSpare(spare: string, folder: string): void {
  try {
    renameSync(spare, folder);
  } catch {
    // There is none, or it stands on another file system.
  }
}

export type Stamper = (job: StampJob) => Promise<StampResult>;

/** Stamps, checks and writes one brand after the other. */
export async function createStamper(context: StampContext, detector: LeakDetector): Promise<Stamper> {
  const { compiled, env, iconCache, pageCache, sizeCache, workFolder } = context;
  const bundle = await loadPrerenderBundle(compiled.folder);
  const renderer = new PageRenderer(bundle, new ProvenTemplates(context.provenTemplates));
  const texts = new CommonTexts();
  const room = new ByteRoom();
  const writer = new ArtifactWriter(context.umask);
  return async ({ brand, errorBrand, build, notices, warnings, content }) => {
    const startedAt = performance.now();
    room.clear();
    const files = await stampBrand({
      compiled,
      bundle,
      renderer,
      texts,
      room,
      brand,
      errorBrand,
      build,
      env,
      commit: context.commit,
      shipped: context.shipped,
      notices,
      iconCache,
      pageCache,
      sizeCache,
      warnings,
      content,
    });
    const leaks = leaksIn(detector, brand, errorBrand, context.neutral, files, content);
    if (leaks.length === 0) {
      const { id } = brand.settings;
      const folder = join(workFolder, id);
      takeSpare(join(context.spareFolder, id), folder);
      writer.write(folder, files, join(context.outDir, id), join(context.notesFolder, id));
    }
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
