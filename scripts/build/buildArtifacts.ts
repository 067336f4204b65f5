import type { ResolvedBrand } from '../brands/resolvedBrand.ts';
import { cacheDir } from '../cli/projectPaths.ts';
import { compile } from './compile/compile.ts';
import { sourceHash } from './compile/sourceHash.ts';
import { sha256 } from './output/contentHash.ts';
import { findUnownedOutputs } from './output/findUnownedOutputs.ts';
import { makeDirectory } from './output/makeDirectory.ts';
import { recoverArtifacts, swapArtifacts } from './output/swapArtifact.ts';
import { createWorkDir, removeDir } from './output/workDir.ts';
import type { Build } from './render/brandRecord.ts';
import { fetchContents } from './render/content/fetchContents.ts';
import { stampableBrand } from './render/stampableBrand.ts';
import { buildId } from './stamp/buildIdentity.ts';
import { errorBrandFinder } from './stamp/errorBrand.ts';
import type { StampContext, StampJob, StampResult } from './stamp/stampJob.ts';
import { stampAll } from './stamp/stampWorkerPool.ts';
import { passedBudgets } from './verify/budgets.ts';
import { checkCompiled } from './verify/leaks/checkCompiled.ts';
import { brandIdentity } from './verify/leaks/needles.ts';
import type { LeakSearch } from './verify/loadVerifiedBrands.ts';
import { shippedPackages } from './verify/shippedPackages.ts';
import { noticesFiles } from './verify/thirdPartyNotices.ts';

export interface BuildRequest {
  root: string;
  // All brands of the configuration, because the brands not built also tell what must not leak.
  brands: readonly ResolvedBrand[];
  // Ids of the brands to build.
  chosen: readonly string[];
  env: string;
  outDir: string;
  timestamp: string;
  // Null where it is not known.
  commit: string | null;
  // For brands of another configuration whose API host no brand claims.
  standardBrand: ResolvedBrand | null;
  warningsOf: (brand: string) => string[];
  // Fetches each operator's content for the pages; warnings go to `warn`.
  content?: { warn: (line: string) => void };
  // True when the artifact in the output directory already is this build.
  isCurrent?: (brand: string, build: Build) => boolean;
  log: (line: string) => void;
  // From `loadVerifiedBrands`, for the same brands.
  leakSearch: LeakSearch;
}

export interface BuildOutcome {
  compiled: string;
  stamped: StampResult[];
  unchanged: { brand: string; build: Build }[];
}

/** Reports invalid input that only stamping can find; nothing was written. */
export class CheckFailure extends Error {
  override name = 'CheckFailure';
  readonly failures: string[];
  constructor(failures: string[]) {
    super(failures.join('\n'));
    this.failures = failures;
  }
}

/** Compiles, stamps and checks the brands, and swaps the new artifacts in only after every step passed. */
export async function buildArtifacts(request: BuildRequest): Promise<BuildOutcome> {
  const { root, brands, outDir, env, timestamp, log } = request;
  const unowned = findUnownedOutputs(outDir, request.chosen);
  if (unowned.length > 0)
    throw new CheckFailure(
      unowned.map((path) => `${path} is no artifact, and would be lost: move it, or choose another --out.`),
    );
  const compiled = await compile(root, log);
  const fonts = cacheDir(root, 'fonts');
  const stampable = brands.map((brand) => stampableBrand(brand, fonts));
  const byId = new Map(stampable.map((brand) => [brand.settings.id, brand]));
  const { detector, neutral, searchedApp } = request.leakSearch;
  const leaksOfApp = searchedApp === compiled.app.hash ? [] : checkCompiled(detector, compiled, neutral);
  if (leaksOfApp.length > 0) throw new CheckFailure(leaksOfApp.map(({ message }) => message));
  const errorBrandOf = errorBrandFinder(
    stampable,
    request.standardBrand && stampableBrand(request.standardBrand, fonts),
  );
  const toolsHash = sha256(compiled.app.hash + sourceHash(root, ['scripts/build', 'scripts/brands']));
  const jobs = request.chosen.map((id) => {
    const brand = byId.get(id);
    if (!brand) throw new Error(`buildArtifacts: no brand ${id}`);
    const errorBrand = errorBrandOf(brand);
    const build = { id: buildId(toolsHash, env, brand, errorBrand), timestamp };
    return { brand, errorBrand, build, warnings: request.warningsOf(id) };
  });
  const passed = jobs.flatMap(({ brand }) => passedBudgets(compiled.app, brand.settings));
  if (passed.length > 0) throw new CheckFailure(passed);
  const isCurrent = ({ brand, build }: (typeof jobs)[number]) =>
    request.isCurrent?.(brand.settings.id, build) ?? false;
  const unchanged = jobs.filter(isCurrent);
  const changed = jobs.filter((job) => !unchanged.includes(job));
  const contents = request.content
    ? await fetchContents(
        changed.map(({ brand }) => brand),
        request.content.warn,
      )
    : null;

  makeDirectory(outDir);
  recoverArtifacts(outDir);
  const workDir = createWorkDir(outDir);
  const shipped = shippedPackages(root);
  const noticesOf = noticesFiles(root, shipped, cacheDir(root, 'notices'));
  const context: StampContext = {
    compiled,
    neutral,
    env,
    commit: request.commit,
    shipped,
    iconCache: cacheDir(root, 'icons'),
    pageCache: cacheDir(root, 'pages'),
    workDir,
  };
  try {
    const stampJobs = changed.map(
      (job): StampJob => ({
        ...job,
        notices: noticesOf(job.brand.theme.fontFamilies, job.brand.theme.ownFonts),
        content: contents?.get(job.brand.settings.id),
      }),
    );
    let count = 0;
    const workerData = { context, identities: stampable.map(brandIdentity) };
    const stamped = await stampAll(workerData, detector, stampJobs, ({ brand }) => {
      count += 1;
      log(`Stamped ${brand} (${count}/${changed.length})`);
    });
    const leaks = stamped.flatMap((result) => result.leaks);
    if (leaks.length > 0) {
      throw new CheckFailure(
        leaks.map(
          ({ brand, file, found, owners, field }) =>
            `${brand}: ${file} holds "${found}" (${field} of ${owners.join(', ')}).`,
        ),
      );
    }
    const swapped = stamped.map(({ brand }) => brand);
    swapArtifacts(outDir, workDir, swapped);
    return {
      compiled: compiled.app.hash,
      stamped,
      unchanged: unchanged.map(({ brand, build }) => ({ brand: brand.settings.id, build })),
    };
  } finally {
    removeDir(workDir);
  }
}
