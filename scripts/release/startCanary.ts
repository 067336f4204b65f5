import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError } from '../cli/cliErrors.ts';
import { carryAssets } from './carryAssets.ts';
import { type CurrentRelease, canaryRelease, type ReleaseDir, switchLink } from './releaseDir.ts';
import { areRulesUnread, keepRules, prepareRules, type Reload, reloadServer } from './serverRules.ts';

export interface CanaryStart {
  // Directory of the release that some visitors get.
  path: string;
  before: CurrentRelease | null;
  percent: number;
  reload: Reload;
}

const routesOf = (release: string): string => readFileSync(join(release, 'deploy/routes.json'), 'utf8');

/**
 * Gives a release to a part of the visitors by cookie, under rules that allow both releases. Returns whether the server
 * still has to read its rules.
 */
export function startCanary(dir: ReleaseDir, { path, before, percent, reload }: CanaryStart): boolean {
  const id = basename(path);
  if (!before || before.id === id || dirname(path) === dir.staging)
    throw new InputError(`A canary needs another build than the current one of "${dir.brand}".`);
  if (routesOf(path) !== routesOf(before.path))
    throw new InputError(
      `Build ${id} has other routes than ${before.id}, and one server has one table of routes: release it to all.`,
    );
  // A visitor may ask for a file of either build, and files answer without the cookie.
  carryAssets(path, before.path);
  const canary = { brand: dir.brand, percent, current: before.id, canary: id };
  const rules = prepareRules(dir, [before.path, path], canary);
  // A server that did read the new rules in part finds the current release behind the link.
  const earlier = canaryRelease(dir)?.path ?? before.path;
  const restoreRules = keepRules(dir);
  switchLink(dir, 'canary', path);
  rules.finish();
  if (!areRulesUnread(dir)) return false;
  if (reload === undefined) return true;
  try {
    reloadServer(dir, reload, 'Everything stays as it was.');
  } catch (error) {
    restoreRules();
    switchLink(dir, 'canary', earlier);
    throw error;
  }
  return false;
}
