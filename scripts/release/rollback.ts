import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { didYouMean } from '../brands/nearestWord.ts';
import { InputError, UsageError } from '../cli/cliErrors.ts';
import { carryAssets } from './carryAssets.ts';
import { appended, prepareHistory, readHistory, recentReleases, releaseBefore } from './history.ts';
import type { ReleaseResult } from './release.ts';
import {
  canaryRelease,
  checkSite,
  currentRelease,
  type ReleaseDir,
  releaseDir,
  settle,
} from './releaseDir.ts';
import { noReleases } from './releasedBrands.ts';
import { withReleaseLock } from './releaseLock.ts';
import type { Reload } from './serverRules.ts';
import { checkFiles } from './stageRelease.ts';
import { switchRelease } from './switchRelease.ts';

export interface RollbackCommand {
  brand: string;
  to: string;
  // The release before the current one when absent.
  id?: string;
  reload?: Reload;
  // Only ends a canary.
  canary?: boolean;
}

/** Makes an earlier release current again; it serves the hashed files of the releases since, too. */
export async function rollback(
  { brand, to, id: wanted, reload, canary = false }: RollbackCommand,
  say: (line: string) => void,
): Promise<ReleaseResult> {
  const dir = releaseDir(to, brand);
  if (!existsSync(dir.releases)) throw new UsageError(noReleases(brand, to));
  const work = async (): Promise<ReleaseResult> => {
    settle(dir);
    checkSite(dir);
    const before = currentRelease(dir);
    const history = readHistory(dir, say);
    const known = recentReleases(history);
    const endsCanary = canaryRelease(dir) !== null;
    if (canary && !endsCanary) throw new InputError(`There is no canary of "${brand}" in ${to}.`);
    const id = wanted ?? (endsCanary ? before?.id : before ? releaseBefore(history, before.id) : known[0]);
    if (id === undefined)
      throw new InputError(`There is no release of "${brand}" before the current one in ${to}.`);
    if (!known.includes(id)) throw new UsageError(noSuchRelease(dir, id, known));
    const place = join(dir.releases, id);
    const isNew = before?.id !== id;
    if (isNew) checkFiles(place, 'name another release with --id.');
    const finishHistory = prepareHistory(dir, isNew ? appended(history, id, true) : history);
    for (const other of known) if (other !== id) carryAssets(join(dir.releases, other), place);
    const needsReload = switchRelease(dir, { path: place, before, reload, onSwitched: finishHistory });
    settle(dir);
    return { id, previous: before && isNew ? before.id : null, needsReload };
  };
  return withReleaseLock(dir, work, say);
}

function noSuchRelease({ brand, root }: ReleaseDir, id: string, known: readonly string[]): string {
  return `There is no release "${id}" of "${brand}" in ${root}.${didYouMean(id, known)}\nThere are: ${known.join(', ')}.`;
}
