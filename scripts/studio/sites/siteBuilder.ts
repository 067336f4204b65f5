import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { hostname } from '../../../sandbox/tenants.ts';
import type { LoadedBrands } from '../../brands/loadBrands.ts';
import type { ResolvedBrand } from '../../brands/resolvedBrand.ts';
import { buildArtifacts, CheckFailure } from '../../build/buildArtifacts.ts';
import { buildCommit, buildTimestamp } from '../../build/buildTime.ts';
import { verifyBrands } from '../../build/verify/loadVerifiedBrands.ts';
import { UsageError } from '../../cli/cliErrors.ts';
import { type ArtifactServer, createArtifactServer } from '../../serve/artifactServer.ts';
import { EncodedBodies } from '../../serve/encodedBody.ts';
import type { StudioProject } from '../project.ts';
import type { StudioOutput } from '../studioApi.ts';

type SiteState = StudioOutput<'state'>['sites'][string];

const environment = 'sandbox';
const latestSchema = v.object({ id: v.string() });

export interface SiteBuilder {
  // By id; a brand without a site has a reason.
  states(ids: readonly string[]): Record<string, SiteState>;
  // The brand and the server of a host.
  siteOf(host: string): { brand: ResolvedBrand; serve: ArtifactServer } | undefined;
  find(id: string): ResolvedBrand | undefined;
  // Builds again when a file has changed since the last build.
  refresh(): void;
  // Resolves when no build is under way.
  settled(): Promise<void>;
}

interface BuilderOptions {
  project: StudioProject;
  outDir: string;
  port: number;
  // Called with the brands of each build, before it starts.
  onBrands(brands: readonly ResolvedBrand[]): void;
  log(line: string): void;
}

function versionIn(artifact: string): string | null {
  try {
    const latest: unknown = JSON.parse(readFileSync(join(artifact, 'site/builds/latest.json'), 'utf8'));
    return v.parse(latestSchema, latest).id;
  } catch {
    return null;
  }
}

function failureText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

const ownProblems = ({ problems }: LoadedBrands, id: string): string[] =>
  problems.filter(({ brand }) => brand === id || brand === null).map(({ message }) => message);

/** Keeps the artifacts of every sound brand up to date, and serves them while the next ones are built. */
export function createSiteBuilder({ project, outDir, port, onBrands, log }: BuilderOptions): SiteBuilder {
  const bodies = new EncodedBodies();
  const servers = new Map<string, ArtifactServer>();
  const failures = new Map<string, string>();
  let brands: readonly ResolvedBrand[] = [];
  let builtRevision: string | undefined;
  let building: Promise<void> | undefined;

  async function build(): Promise<void> {
    const loaded = await project.load(environment);
    const { brands: resolved, leakSearch, problems } = await verifyBrands(loaded, project);
    const all = { ...loaded, problems };
    failures.clear();
    const sound = resolved.filter(({ settings: { id } }) => {
      const [problem] = ownProblems(all, id);
      if (problem !== undefined) failures.set(id, problem);
      return problem === undefined;
    });
    for (const id of loaded.ids)
      if (!resolved.some(({ settings }) => settings.id === id))
        failures.set(id, ownProblems(all, id)[0] ?? 'The brand cannot be resolved');
    brands = sound;
    onBrands(sound);
    if (sound.length === 0) return;
    const chosen = sound.map(({ settings }) => settings.id);
    try {
      await buildArtifacts({
        root: project.projectRoot,
        brands: resolved,
        leakSearch,
        chosen,
        env: environment,
        outDir,
        timestamp: buildTimestamp(project.projectRoot, project.processEnv, log),
        commit: buildCommit(project.projectRoot, project.processEnv),
        standardBrand: null,
        warningsOf: () => [],
        isCurrent: (id, { id: build }) => versionIn(join(outDir, id)) === build,
        log,
      });
    } catch (error) {
      if (!(error instanceof CheckFailure)) throw error;
      for (const id of chosen) failures.set(id, error.message);
    }
  }

  async function buildUntilCurrent(): Promise<void> {
    while (builtRevision !== project.revision()) {
      builtRevision = project.revision();
      try {
        await build();
      } catch (error) {
        if (!(error instanceof UsageError)) log(failureText(error));
        for (const { settings } of brands) failures.set(settings.id, failureText(error));
      }
    }
  }

  return {
    states: (ids) =>
      Object.fromEntries(
        ids.map((id) => {
          const brand = brands.find(({ settings }) => settings.id === id);
          const version = versionIn(join(outDir, id));
          const message = failures.get(id) ?? null;
          const state = message !== null ? 'failed' : brand && version !== null ? 'ready' : 'building';
          return [
            id,
            {
              url: brand?.settings.origin ?? `http://${id}.localhost:${port}`,
              state,
              message,
              version: version ?? '',
            },
          ];
        }),
      ),
    siteOf: (host) => {
      const name = hostname(host);
      const brand = brands.find(
        ({ settings }) => new URL(settings.origin).hostname === name && /\.localhost$/.test(name),
      );
      if (!brand) return undefined;
      const { id } = brand.settings;
      const serve = servers.get(id) ?? createArtifactServer(join(outDir, id), bodies);
      servers.set(id, serve);
      return { brand, serve };
    },
    find: (id) => brands.find(({ settings }) => settings.id === id),
    refresh: () => {
      building ??= buildUntilCurrent().finally(() => {
        building = undefined;
      });
    },
    settled: async () => {
      while (building) await building;
    },
  };
}
