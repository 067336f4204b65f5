import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError } from '../cli/cliErrors.ts';
import { carryAssets } from './carryAssets.ts';
import { type CurrentRelease, type ReleaseDir, switchLink } from './releaseDir.ts';
import { prepareRules, type Reload, reloadServer } from './serverRules.ts';

export interface CanaryStart {
  // Directory of the release that some visitors get.
  path: string;
  before: CurrentRelease | null;
  percent: number;
  reload: Reload;
}

const routesOf = (release: string): string => readFileSync(join(release, 'deploy/routes.json'), 'utf8');

/** Gives a release to a part of the visitors by cookie, under rules that allow both releases. */
export function startCanary(dir: ReleaseDir, { path, before, percent, reload }: CanaryStart): void {
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
  switchLink(dir, 'canary', path);
  rules.finish();
  if (rules.isChanged && reload !== undefined) reloadServer(reload);
}
