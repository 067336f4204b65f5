import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createSandbox, type Sandbox } from '../../sandbox/createSandbox.ts';
import { buildArtifacts } from '../../scripts/artifact/buildArtifacts.ts';
import { loadVerifiedBrands } from '../../scripts/artifact/loadVerifiedBrands.ts';
import { projectRoot } from '../../scripts/artifact/projectPaths.ts';
import type { ResolvedBrand } from '../../scripts/brands/resolvedBrand.ts';
import { brandHosts } from '../../scripts/serve/brandHosts.ts';
import { type OpenPort, openPort } from '../../scripts/serve/listen.ts';
import { sandboxBrands } from '../../scripts/serve/sandboxBrands.ts';

/** A site of its own with its operator, released and restarted at the word of a test. Runs as a process beside it. */
export interface ReleaseOrder {
  /** Another build of the brand takes the place of the one that is served. */
  release?: string;
  /** The whole server goes, and comes back after so many milliseconds. */
  restartAfterMs?: number;
}

const brand = 'default';
const [folder = ''] = process.argv.slice(2);
const configFile = join(folder, 'brands.config.json');
const outDir = join(folder, 'dist');
let open: OpenPort = await openPort(0);
const { port } = open;
let sandbox: Sandbox | null = null;

const project = JSON.parse(readFileSync(join(projectRoot, 'brands.config.json'), 'utf8'));
mkdirSync(join(folder, 'brands'), { recursive: true });
cpSync(join(projectRoot, 'brands', brand), join(folder, 'brands', brand), { recursive: true });

async function build(name: string): Promise<readonly ResolvedBrand[]> {
  const own = project.brands.find(({ id }: { id: string }) => id === brand);
  writeFileSync(configFile, JSON.stringify({ ...project, brands: [{ ...own, name }] }));
  const processEnv = { ...process.env, BANDEIRA_PORT: String(port) };
  const { brands, leakSearch, problems } = await loadVerifiedBrands({
    configFile,
    env: 'sandbox',
    projectRoot,
    processEnv,
  });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  await buildArtifacts({
    root: projectRoot,
    brands,
    leakSearch,
    chosen: [brand],
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
    dataDir: join(folder, 'data'),
    databaseUrl: undefined,
    env: {},
    log: () => {},
  });
  sandbox = operator;
  const siteOf = brandHosts(brands, outDir);
  open.ready({
    fetch: (request, ip) => {
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

const brands = await build('Primeira');
await serve(brands);
process.send?.({ port });
process.on('message', async ({ release, restartAfterMs }: ReleaseOrder) => {
  if (release) await build(release);
  if (restartAfterMs !== undefined) {
    await stop();
    await wait(restartAfterMs);
    open = await openPort(port);
    await serve(brands);
  }
  process.send?.({ port });
});
process.on('disconnect', () => void stop().then(() => process.exit(0)));
