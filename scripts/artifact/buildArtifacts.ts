import { mkdirSync } from 'node:fs';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';
import type { Build } from './brandRecord.ts';
import { buildId } from './buildIdentity.ts';
import { compile } from './compile.ts';
import { fetchContents } from './content/fetchContents.ts';
import { sha256 } from './contentHash.ts';
import { errorBrandFinder } from './errorBrand.ts';
import { foreignPlaces } from './foreignPlaces.ts';
import { checkCompiled } from './leaks/checkCompiled.ts';
import { brandIdentity } from './leaks/needles.ts';
import type { LeakSearch } from './loadVerifiedBrands.ts';
import { provenTemplatesFile } from './pages/ProvenTemplates.ts';
import { cacheFolder } from './projectPaths.ts';
import { SpareArtifacts } from './SpareArtifacts.ts';
import { StampingThreads } from './StampingThreads.ts';
import { shippedPackages } from './shippedPackages.ts';
import { sourceHash } from './sourceHash.ts';
import { type StampableBrand, stampableBrand } from './stampableBrand.ts';
import type { StampContext, StampResult } from './stampJob.ts';
import { recoverArtifacts, replacedArtifacts, swapArtifacts } from './swapArtifact.ts';
import { noticesFiles } from './thirdPartyNotices.ts';
import { createWorkFolder, removeFolder } from './workFolder.ts';

export interface BuildRequest {
  root: string;
  /** All brands of the configuration: also those not built tell what must not leak. */
  brands: readonly ResolvedBrand[];
  /** Ids of the brands to build. */
  chosen: readonly string[];
  env: string;
  outDir: string;
  timestamp: string;
  /** Null where it is not known. */
  commit: string | null;
  /** For brands of another configuration whose API host nobody claims. */
  standardBrand: ResolvedBrand | null;
  warningsOf: (brand: string) => string[];
  /** Ask each brand's operator for what it shows, and put that into the pages. Warnings go to `warn`. */
  content?: { warn: (line: string) => void };
  /** True when the artifact that stands in the out folder is this build already. */
  isCurrent?: (brand: string, build: Build) => boolean;
  log: (line: string) => void;
  /** From `loadVerifiedBrands`, for the same brands. */
  leakSearch: LeakSearch;
  /** Threads that were started while brands were read; they are closed with the build. */
  threads?: StampingThreads;
}

export interface BuildOutcome {
  compiled: string;
  stamped: StampResult[];
  unchanged: { brand: string; build: Build }[];
}

/** Wrong input that shows only while stamping: nothing was written. */
export class CheckFailure extends Error {
  override name = 'CheckFailure';
  readonly failures: string[];
  constructor(failures: string[]) {
    super(failures.join('\n'));
    this.failures = failures;
  }
}

/** Compiles, stamps, checks, and only when all of it went well swaps the new artifacts in. */
export async function buildArtifacts(request: BuildRequest): Promise<BuildOutcome> {
  const { threads = new StampingThreads() } = request;
  // They get ready while this thread finds out what is to be done. Where perhaps nothing is, they wait for that.
  if (!request.isCurrent) threads.start(request.chosen.length);
  try {
    return await buildWith(threads, request);
  } finally {
    await threads.close();
  }
}

async function buildWith(threads: StampingThreads, request: BuildRequest): Promise<BuildOutcome> {
  const { root, brands, outDir, env, timestamp, log } = request;
  const foreign = foreignPlaces(outDir, request.chosen);
  if (foreign.length > 0)
    throw new CheckFailure(
      foreign.map((place) => `${place} is no artifact, and would be lost: move it, or choose another --out.`),
    );
  const compiled = await compile(root, log);
  const fonts = cacheFolder(root, 'fonts');
  const stampable = brands.map((brand) => stampableBrand(brand, fonts));
  const byId = new Map(stampable.map((brand) => [brand.settings.id, brand]));
  const { detector, neutral, searchedApp } = request.leakSearch;
  threads.know(stampable.map(brandIdentity));
  const leaksOfApp = searchedApp === compiled.app.hash ? [] : checkCompiled(detector, compiled, neutral);
  if (leaksOfApp.length > 0) throw new CheckFailure(leaksOfApp.map(({ message }) => message));
  const errorBrandOf = errorBrandFinder(
    stampable,
    request.standardBrand && stampableBrand(request.standardBrand, fonts),
  );
  const toolsHash = sha256(compiled.app.hash + sourceHash(root, ['scripts/artifact', 'scripts/brands']));
  const jobs = request.chosen.map((id) => {
    const brand = byId.get(id);
    if (!brand) throw new Error(`buildArtifacts: no brand ${id}`);
    return { brand, errorBrand: errorBrandOf(brand), warnings: request.warningsOf(id) };
  });
  const builds = new Map<StampableBrand, Build>();
  // Found when it is needed: a thousand of them would keep the threads waiting.
  const buildOf = ({ brand, errorBrand }: { brand: StampableBrand; errorBrand: StampableBrand }): Build => {
    const build = builds.get(brand) ?? { id: buildId(toolsHash, env, brand, errorBrand), timestamp };
    builds.set(brand, build);
    return build;
  };
  const unchanged = jobs.filter((job) => request.isCurrent?.(job.brand.settings.id, buildOf(job)));
  const changed = jobs.filter((job) => !unchanged.includes(job));
  const contents = request.content
    ? await fetchContents(
        changed.map(({ brand }) => brand),
        request.content.warn,
      )
    : null;

  mkdirSync(outDir, { recursive: true });
  recoverArtifacts(outDir);
  const workFolder = createWorkFolder(outDir);
  const spares = new SpareArtifacts(cacheFolder(root, 'spares'), outDir);
  const shipped = shippedPackages(root);
  const noticesOf = noticesFiles(root, shipped, cacheFolder(root, 'notices'));
  const context: StampContext = {
    compiled,
    neutral,
    env,
    commit: request.commit,
    shipped,
    iconCache: cacheFolder(root, 'icons'),
    pageCache: cacheFolder(root, 'pages'),
    provenTemplates: provenTemplatesFile(cacheFolder(root, 'templates'), toolsHash),
    sizeCache: cacheFolder(root, 'sizes'),
    workFolder,
    outDir,
    spareFolder: spares.folder,
    notesFolder: spares.notes,
    umask: process.umask(),
  };
  try {
    let count = 0;
    const jobAt = (index: number) => {
      const job = changed[index];
      if (!job) throw new Error(`buildArtifacts: no job ${index}`);
      const build = buildOf(job);
      const notices = noticesOf(job.brand.theme.fontFamilies);
      return {
        ...job,
        build,
        notices,
        ...(contents ? { content: contents.get(job.brand.settings.id) } : {}),
      };
    };
    const stamped = await threads.stampAll(context, detector, {
      count: changed.length,
      jobAt,
      shapeOf: (index) => {
        const { layout, features, routes } = changed[index]?.brand.settings ?? {};
        return JSON.stringify([layout, features, routes]);
      },
      done: ({ brand }) => {
        count += 1;
        log(`Stamped ${brand} (${count}/${changed.length})`);
      },
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
    swapArtifacts(outDir, workFolder, swapped);
    await threads.remove(replacedArtifacts(workFolder).filter((folder) => !spares.keep(folder)));
    return {
      compiled: compiled.app.hash,
      stamped,
      unchanged: unchanged.map((job) => ({ brand: job.brand.settings.id, build: buildOf(job) })),
    };
  } finally {
    removeFolder(workFolder);
  }
}
