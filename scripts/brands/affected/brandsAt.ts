import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '../../cli/cliErrors.ts';
import { type LoadBrandsOptions, type LoadedBrands, loadBrands } from '../loadBrands.ts';
import { checkoutBrands } from './checkoutBrands.ts';
import { type Repository, repositoryAround } from './repository.ts';

export type ComparedBrands = Omit<LoadedBrands, 'positionOf'>;

interface Revision {
  repository: Repository;
  // The full id of the commit.
  commit: string;
}

/** Finds the commit of a revision; throws a UsageError without a repository or revision. */
export function revisionOf(configFile: string, revision: string): Revision {
  const repository = repositoryAround(dirname(configFile));
  if (!repository)
    throw new UsageError(`${configFile} is in no git repository, so it has no past to compare with.`);
  return { repository, commit: repository.commitOf(revision) };
}

/** Loads the brands as they were at a commit; none where that had no such environment. */
export async function loadBrandsAt(
  { repository, commit }: Revision,
  options: LoadBrandsOptions,
): Promise<ComparedBrands> {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'bandeira-revision-')));
  const config = repository.inside(dirname(options.configFile)) ?? '';
  const project = repository.inside(options.projectRoot);
  try {
    checkoutBrands(repository, commit, options.configFile, dir);
    return await loadBrands({
      ...options,
      configFile: join(dir, config, basename(options.configFile)),
      projectRoot: project === undefined ? options.projectRoot : join(dir, project),
    });
  } catch (error) {
    if (error instanceof UsageError) return { ids: [], brands: [], problems: [], warnings: [] };
    throw error;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
