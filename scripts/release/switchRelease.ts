import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CurrentRelease, linkSite, type ReleaseDir, switchLink } from './releaseDir.ts';
import { areRulesUnread, keepRules, prepareRules, type Reload, reloadServer } from './serverRules.ts';

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
 * because policies name the scripts of one build. Returns whether the server still has to read its rules.
 */
export function switchRelease(dir: ReleaseDir, { path, before, reload, onSwitched }: Switch): boolean {
  const rules = prepareRules(dir, [path]);
  const isUnread = areRulesUnread(dir);
  const isReloading = reload !== undefined && (rules.isChanged || isUnread);
  if (isReloading && before) {
    const restoreRules = keepRules(dir);
    prepareRules(dir, [path, before.path]).finish();
    try {
      reloadServer(dir, reload, 'Everything stays as it was.');
    } catch (error) {
      restoreRules();
      throw error;
    }
  }
  switchLink(dir, 'current', path);
  linkSite(dir);
  // Rules that still split visitors serve the current release to all of them.
  if (existsSync(join(dir.root, 'canary'))) switchLink(dir, 'canary', path);
  onSwitched();
  rules.finish();
  if (isReloading)
    reloadServer(
      dir,
      reload,
      `${basename(path)} is current: repeat the command when the server can read them.`,
    );
  // Without a reload command, the rules of an earlier release were read by hand.
  return reload === undefined && (rules.isChanged || (isUnread && before?.path === path));
}
