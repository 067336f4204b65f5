import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type LoadedBrands, loadBrands } from '../brands/loadBrands.ts';
import { sha256 } from '../build/output/contentHash.ts';
import { type VerifiedBrands, verifyBrands } from '../build/verify/loadVerifiedBrands.ts';

export interface ProjectOptions {
  configFile: string;
  // Contains `brands/default` if the configuration's directory has none.
  projectRoot: string;
  processEnv: NodeJS.ProcessEnv;
}

export interface StudioProject extends ProjectOptions {
  // Directory of the configuration.
  dir: string;
  // Changes with every file of the configuration and of the packages.
  revision(): string;
  // For any environment; read again when a file has changed.
  load(env: string): Promise<LoadedBrands>;
  // Everything that `check` finds, in production.
  verify(): Promise<VerifiedBrands>;
  // Path as the studio shows it.
  shortPath(file: string): string;
  // Runs saves one after the other.
  exclusively<T>(work: () => Promise<T>): Promise<T>;
}

function fileStamps(dir: string, isRelevant: (name: string) => boolean, recursive: boolean): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && isRelevant(entry.name))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const stat = statSync(file, { throwIfNoEntry: false });
      return `${file} ${stat?.mtimeMs} ${stat?.size} ${stat?.ino}`;
    });
}

/** Creates the view of a configuration and its packages that all calls of the studio share. */
export function createProject(options: ProjectOptions): StudioProject {
  const { configFile } = options;
  const dir = dirname(configFile);
  const loads = new Map<string, { revision: string; brands: Promise<LoadedBrands> }>();
  let verified: { brands: Promise<LoadedBrands>; result: Promise<VerifiedBrands> } | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function revision(): string {
    const beside = fileStamps(
      dir,
      (name) => configFile.endsWith(`/${name}`) || name.startsWith('.env'),
      false,
    );
    const packages = fileStamps(join(dir, 'brands'), () => true, true);
    return sha256([...beside, ...packages].sort().join('\n')).slice(0, 16);
  }

  function load(env: string): Promise<LoadedBrands> {
    const now = revision();
    const known = loads.get(env);
    if (known?.revision === now) return known.brands;
    const brands = loadBrands({ ...options, env });
    brands.catch(() => loads.delete(env));
    loads.set(env, { revision: now, brands });
    return brands;
  }

  return {
    ...options,
    dir,
    revision,
    load,
    verify: () => {
      const brands = load('production');
      if (verified?.brands !== brands)
        verified = { brands, result: brands.then((loaded) => verifyBrands(loaded, options)) };
      return verified.result;
    },
    shortPath: (file) => {
      const path = relative(dir, file);
      return path.startsWith('..') ? file : path;
    },
    exclusively: (work) => {
      const result = last.then(work);
      last = result.catch(() => {});
      return result;
    },
  };
}
