import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CurrentRelease, type ReleaseFolder, switchLink } from './releaseFolder.ts';
import { prepareRules, type Reload, reloadServer } from './serverRules.ts';

export interface Switch {
  // Directory of the release that becomes current.
  path: string;
  before: CurrentRelease | null;
  reload: Reload;
  // Called when the release is current.
  onSwitched: () => void;
}

/**
 * Makes a release current. With a reload command, the server has rules that allow both releases while the pages change,
 * because policies name the scripts of one build.
 */
export function switchRelease(folder: ReleaseFolder, { path, before, reload, onSwitched }: Switch): void {
  const rules = prepareRules(folder, [path]);
  const isReloading = rules.isChanged && reload !== undefined;
  if (isReloading && before) {
    const back = prepareRules(folder, [before.path]);
    prepareRules(folder, [path, before.path]).finish();
    try {
      reloadServer(reload);
    } catch (error) {
      back.finish();
      throw error;
    }
  }
  switchLink(folder, 'current', path);
  // Rules that still split visitors serve the current release to all of them.
  if (existsSync(join(folder.root, 'canary'))) switchLink(folder, 'canary', path);
  onSwitched();
  rules.finish();
  if (isReloading) reloadServer(reload);
}
