import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environmentNames } from '../brands/config/layers/layersOf.ts';
import { readConfig } from '../brands/config/readConfig.ts';
import { didYouMean } from '../brands/nearestWord.ts';
import { sumsFile } from '../build/output/artifactFile.ts';
import { makeDirectory } from '../build/output/makeDirectory.ts';
import { InputError, UsageError } from '../cli/cliErrors.ts';
import { projectRoot } from '../cli/projectPaths.ts';
import { artifactRelease } from '../sourcemaps/artifactRelease.ts';
import { type ArtifactIdentity, readIdentity, readSums } from './artifactIdentity.ts';
import { carryAssets } from './carryAssets.ts';
import { appended, prepareHistory, readHistory, recentReleases } from './history.ts';
import {
  canaryRelease,
  checkSite,
  currentRelease,
  type ReleaseDir,
  releaseDir,
  releaseIds,
  settle,
} from './releaseDir.ts';
import { withReleaseLock } from './releaseLock.ts';
import type { Reload } from './serverRules.ts';
import { checkFiles, stageRelease } from './stageRelease.ts';
import { startCanary } from './startCanary.ts';
import { switchRelease } from './switchRelease.ts';

export interface ReleaseCommand {
  brand: string;
  env: string;
  // Where the build wrote <brand>/ directories.
  out: string;
  to: string;
  // Number of earlier releases that stay.
  keep: number;
  reload?: Reload;
  // Percentage of visitors that get it, while the others keep the current release.
  canary?: number;
}

export interface ReleaseResult {
  id: string;
  previous: string | null;
  // The server still has to read its rules.
  needsReload: boolean;
}

/** Puts a built artifact beside the earlier releases of its brand and makes it current. */
export async function release(command: ReleaseCommand, say: (line: string) => void): Promise<ReleaseResult> {
  const { brand, env, out, to } = command;
  const artifact = findArtifact(out, brand, env);
  const dir = releaseDir(to, brand);
  makeDirectory(dir.root);
  const work = async (): Promise<ReleaseResult> => {
    settle(dir);
    try {
      return await put(dir, artifact, command, say);
    } catch (error) {
      if (currentRelease(dir)?.path.startsWith(dir.staging) !== true)
        rmSync(dir.staging, { recursive: true, force: true });
      throw error;
    }
  };
  return withReleaseLock(dir, work, say);
}

/** Finds the built artifact of a brand and checks that it is the one for the environment, with whole sums. */
export function findArtifact(out: string, brand: string, env: string): string {
  const { dir } = artifactRelease(out, brand);
  checkIdentity(readIdentity(dir), dir, brand, env);
  readSums(dir);
  return dir;
}

function checkIdentity(identity: ArtifactIdentity, artifact: string, brand: string, env: string): void {
  const command = `npm run build -- --brand ${brand} --env ${env}`;
  if (identity.brand !== brand)
    throw new InputError(`${artifact} is an artifact of "${identity.brand}", not of "${brand}": ${command}`);
  if (identity.env === env) return;
  const reason = `${artifact} was built for "${identity.env}", not for "${env}"`;
  const names = environmentNames(readConfig(join(projectRoot, 'brands.config.json')));
  if (names.includes(env)) throw new InputError(`${reason}: ${command}`);
  const hint = didYouMean(env, names);
  throw new UsageError(`${reason}, which is no environment; there are: ${names.join(', ')}.${hint}`);
}

async function put(
  dir: ReleaseDir,
  artifact: string,
  { keep, reload, canary }: ReleaseCommand,
  say: (line: string) => void,
): Promise<ReleaseResult> {
  const { id } = readIdentity(artifact);
  checkSite(dir);
  const before = currentRelease(dir);
  const history = readHistory(dir, say);
  const kept = recentReleases(history)
    .filter((other) => other !== id)
    .slice(0, keep);
  const earlier = kept.map((other) => join(dir.releases, other));
  const nextHistory = before?.id === id ? history : appended(history, id, false);
  const finishHistory = prepareHistory(dir, nextHistory);

  const place = join(dir.releases, id);
  const switchTo = (path: string) =>
    canary === undefined
      ? switchRelease(dir, { path, before, reload, onSwitched: finishHistory })
      : startCanary(dir, { path, before, percent: canary, reload });
  let needsReload: boolean;
  if (isReleased(artifact, place)) {
    for (const other of earlier) carryAssets(other, place);
    needsReload = switchTo(place);
  } else {
    const staged = join(dir.staging, id);
    const modifiedAt = appended(history, id, false).at(-1)?.at ?? 0;
    await stageRelease({ artifact, target: staged, earlier, modifiedAt });
    if (![before?.path, canaryRelease(dir)?.path].includes(place))
      rmSync(place, { recursive: true, force: true });
    if (!existsSync(place)) {
      renameSync(staged, place);
      needsReload = switchTo(place);
    } else needsReload = switchTo(staged);
  }
  settle(dir);
  // Beside a canary, the other visitors are on the current release.
  const served = [id, currentRelease(dir)?.id, canaryRelease(dir)?.id];
  for (const other of releaseIds(dir))
    if (!served.includes(other) && !kept.includes(other))
      rmSync(join(dir.releases, other), { recursive: true, force: true });
  return { id, previous: before && before.id !== id ? before.id : null, needsReload };
}

// The same build id may have other content of the operator or another commit, and a release may be damaged.
function isReleased(artifact: string, place: string): boolean {
  const sumsOf = (dir: string) => readFileSync(join(dir, sumsFile), 'utf8');
  if (!existsSync(join(place, sumsFile)) || sumsOf(place) !== sumsOf(artifact)) return false;
  try {
    checkFiles(place);
    return true;
  } catch {
    return false;
  }
}
