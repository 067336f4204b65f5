import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError } from '../cli/inputError.ts';
import { carryAssets } from './carryAssets.ts';
import { type CurrentRelease, type ReleaseFolder, switchLink } from './releaseFolder.ts';
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
export function startCanary(folder: ReleaseFolder, { path, before, percent, reload }: CanaryStart): void {
  const id = basename(path);
  if (!before || before.id === id || dirname(path) === folder.staging)
    throw new InputError(`A canary needs another build than the current one of "${folder.brand}".`);
  if (routesOf(path) !== routesOf(before.path))
    throw new InputError(
      `Build ${id} has other routes than ${before.id}, and one server has one table of routes: release it to all.`,
    );
  // A visitor may ask for a file of either build, and files answer without the cookie.
  carryAssets(path, before.path);
  const canary = { brand: folder.brand, percent, current: before.id, canary: id };
  const rules = prepareRules(folder, [before.path, path], canary);
  switchLink(folder, 'canary', path);
  rules.finish();
  if (rules.isChanged && reload !== undefined) reloadServer(reload);
}
