import { join } from 'node:path';
import { createSandbox } from '../../sandbox/createSandbox.ts';
import { resetDatabase } from '../../sandbox/store/database/openDatabase.ts';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';
import { buildArtifacts, CheckFailure } from '../build/buildArtifacts.ts';
import { buildCommit, buildTimestamp } from '../build/buildTime.ts';
import { loadVerifiedBrands } from '../build/verify/loadVerifiedBrands.ts';
import { formatProblem } from '../cli/printProblems.ts';
import { cacheDir } from '../cli/projectPaths.ts';
import { isWholeArtifact } from './artifactState.ts';
import { brandHosts } from './brandHosts.ts';
import { framedBy } from './framedBy.ts';
import { openPort, StartFailure } from './listen.ts';
import { sandboxBrands } from './sandboxBrands.ts';

export interface StartOptions {
  root: string;
  configFile: string;
  port: number;
  // The sandbox's time, by default the machine's.
  clock?: (() => Date) | undefined;
  // Drop the sandbox's data.
  reset: boolean;
  // Directory of the sandbox's data, or null for memory.
  dataDir: string | null;
  log: (line: string) => void;
}

export interface Running {
  port: number;
  brands: readonly ResolvedBrand[];
  close(): Promise<void>;
}

/** Returns the directory of the artifacts for this port, which is part of their URLs. */
export function sitesDir(root: string, port: number): string {
  return cacheDir(root, `sites-${port}`);
}

/** Builds every brand for the sandbox, starts its operator, and serves everything on one port by host name. */
export async function startUp(options: StartOptions): Promise<Running> {
  const { root, log, dataDir } = options;
  const open = await openPort(options.port);
  try {
    const { port } = open;
    const { brands, leakSearch } = await sandboxConfiguration(options, port);
    const outDir = sitesDir(root, port);
    await buildAll(root, { brands, leakSearch }, outDir, log);

    log('Starting the sandbox operator…');
    const databaseUrl = process.env.DATABASE_URL;
    if (options.reset) await resetDatabase({ dataDir, databaseUrl });
    const sandbox = await createSandbox({
      brands: sandboxBrands(brands),
      dataDir,
      databaseUrl,
      env: process.env,
      clock: options.clock,
      log,
    });
    const siteOf = brandHosts(brands, outDir);
    open.ready({
      fetch: (request, ip) => {
        const site = siteOf(request.headers.get('host') ?? '');
        return site
          ? framedBy(`http://localhost:${port}`, request, site(request))
          : sandbox.fetch(request, { ip });
      },
      upgrade: sandbox.upgrade,
    });
    return {
      port,
      brands,
      close: async () => {
        await sandbox.close();
        await open.close();
      },
    };
  } catch (error) {
    await open.close();
    throw error;
  }
}

type VerifiedBrands = Pick<Awaited<ReturnType<typeof loadVerifiedBrands>>, 'brands' | 'leakSearch'>;

async function sandboxConfiguration(
  { root, configFile }: StartOptions,
  port: number,
): Promise<VerifiedBrands> {
  const { brands, leakSearch, problems } = await loadVerifiedBrands({
    configFile,
    env: 'sandbox',
    projectRoot: root,
    processEnv: { ...process.env, BANDEIRA_PORT: String(port) },
  });
  if (problems.length > 0) {
    throw new StartFailure(`The brands are not in order:\n\n${problems.map(formatProblem).join('\n\n')}`);
  }
  return { brands, leakSearch };
}

async function buildAll(
  root: string,
  { brands, leakSearch }: VerifiedBrands,
  outDir: string,
  log: (line: string) => void,
): Promise<void> {
  try {
    const { unchanged } = await buildArtifacts({
      root,
      brands,
      leakSearch,
      chosen: brands.map((brand) => brand.settings.id),
      env: 'sandbox',
      outDir,
      timestamp: buildTimestamp(root, process.env, log),
      commit: buildCommit(root, process.env),
      standardBrand: null,
      warningsOf: () => [],
      isCurrent: (brand, build) => isWholeArtifact(join(outDir, brand), build),
      log,
    });
    if (unchanged.length > 0) log(`Unchanged: ${unchanged.map(({ brand }) => brand).join(', ')}`);
  } catch (error) {
    if (error instanceof CheckFailure) throw new StartFailure(error.message);
    throw error;
  }
}
