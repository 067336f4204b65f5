import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSandbox, type Sandbox } from '../../../sandbox/createSandbox.ts';
import { loadBrands } from '../../../scripts/brands/loadBrands.ts';
import type { ResolvedBrand } from '../../../scripts/brands/resolvedBrand.ts';
import { buildArtifacts } from '../../../scripts/build/buildArtifacts.ts';
import { compiledInCache } from '../../../scripts/build/compile/compile.ts';
import { createLeakSearch } from '../../../scripts/build/verify/loadVerifiedBrands.ts';
import { projectRoot } from '../../../scripts/cli/projectPaths.ts';
import { brandHosts } from '../../../scripts/serve/brandHosts.ts';
import { type OpenPort, openPort } from '../../../scripts/serve/listen.ts';
import { sandboxBrands } from '../../../scripts/serve/sandboxBrands.ts';

// A separate site with its operator in a separate process, which a test can release and restart.
export interface ReleaseOrder {
  // Replaces the served build, with another name of the brand.
  release?: string;
  // Stops the whole server and restarts it after that many milliseconds.
  restartAfterMs?: number;
  // Offset of the operator's clock; negative: behind.
  clockOffsetMs?: number;
}

const [dir = '', id = ''] = process.argv.slice(2);
const configFile = join(dir, 'brands.config.json');
const outDir = join(dir, 'dist');
let open: OpenPort = await openPort(0);
const { port } = open;
let sandbox: Sandbox | null = null;
let offsetMs = 0;
// Playwright does not report a browser's own check for a newer worker.
let workerLoads = 0;

const project = JSON.parse(readFileSync(join(projectRoot, 'brands.config.json'), 'utf8'));
cpSync(join(projectRoot, 'brands', id), join(dir, 'brands', id), { recursive: true });
const known: { id: string }[] = project.brands;
const entry = known.find((brand) => brand.id === id);

// Other tests search artifacts for values of other brands, which takes as long as all the rest of a build.
const leakSearch = createLeakSearch([], configFile, compiledInCache(projectRoot));

async function build(name: string): Promise<readonly ResolvedBrand[]> {
  writeFileSync(configFile, JSON.stringify({ ...project, brands: [{ ...entry, name }] }));
  const processEnv = { ...process.env, BANDEIRA_PORT: String(port) };
  const { brands, problems } = await loadBrands({ configFile, env: 'sandbox', projectRoot, processEnv });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  await buildArtifacts({
    root: projectRoot,
    brands,
    leakSearch,
    chosen: [id],
    env: 'sandbox',
    outDir,
    timestamp: '2026-01-01T00:00:00Z',
    commit: null,
    standardBrand: null,
    warningsOf: () => [],
    log: () => {},
  });
  return brands;
}

async function serve(brands: readonly ResolvedBrand[]): Promise<void> {
  const operator = await createSandbox({
    brands: sandboxBrands(brands),
    dataDir: join(dir, 'data'),
    databaseUrl: undefined,
    env: {},
    clock: () => new Date(Date.now() + offsetMs),
    log: () => {},
  });
  sandbox = operator;
  const siteOf = brandHosts(brands, outDir);
  open.ready({
    fetch: (request, ip) => {
      if (new URL(request.url).pathname === '/sw.js') workerLoads += 1;
      const site = siteOf(request.headers.get('host') ?? '');
      return site ? site(request) : operator.fetch(request, { ip });
    },
    upgrade: operator.upgrade,
  });
}

async function stop(): Promise<void> {
  await sandbox?.close();
  await open.close();
}

const brands = await build('Casa Primeira');
await serve(brands);
process.send?.({ port });
process.on('message', async ({ release, restartAfterMs, clockOffsetMs = offsetMs }: ReleaseOrder) => {
  offsetMs = clockOffsetMs;
  if (release) await build(release);
  if (restartAfterMs !== undefined) {
    await stop();
    await wait(restartAfterMs);
    open = await openPort(port);
    await serve(brands);
  }
  process.send?.({ port, workerLoads });
});
process.on('disconnect', () => void stop().then(() => process.exit(0)));
