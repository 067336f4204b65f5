import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type CurrentRelease, type ReleaseDir, switchLink } from './releaseDir.ts';
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
export function switchRelease(dir: ReleaseDir, { path, before, reload, onSwitched }: Switch): void {
  const rules = prepareRules(dir, [path]);
  const isReloading = rules.isChanged && reload !== undefined;
  if (isReloading && before) {
    const back = prepareRules(dir, [before.path]);
    prepareRules(dir, [path, before.path]).finish();
    try {
      reloadServer(reload);
    } catch (error) {
      back.finish();
      throw error;
    }
  }
  switchLink(dir, 'current', path);
  // Rules that still split visitors serve the current release to all of them.
  if (existsSync(join(dir.root, 'canary'))) switchLink(dir, 'canary', path);
  onSwitched();
  rules.finish();
  if (isReloading) reloadServer(reload);
}
