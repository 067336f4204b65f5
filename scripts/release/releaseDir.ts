import { existsSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { listFiles } from '../build/compile/measureFiles.ts';
import { linkOrCopy } from '../build/output/writeArtifact.ts';
import { InputError } from '../cli/cliErrors.ts';

// The directory of a brand's releases on a web server.
export interface ReleaseDir {
  brand: string;
  root: string;
  // One directory per release, named by its build id.
  releases: string;
  // Unfinished work of the process that holds the lock.
  staging: string;
}

export type ReleaseLink = 'current' | 'canary';

export interface CurrentRelease {
  id: string;
  path: string;
}

export function releaseDir(to: string, brand: string): ReleaseDir {
  const root = join(to, brand);
  return { brand, root, releases: join(root, 'releases'), staging: join(root, '.staging') };
}

export function releaseIds({ releases }: ReleaseDir): string[] {
  return existsSync(releases) ? readdirSync(releases).sort() : [];
}

function linkTarget(link: string): string | null {
  try {
    return readlinkSync(link);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'ENOENT') return null;
    if (code === 'EINVAL') throw new InputError(`${link} is no symbolic link: move it away and try again.`);
    throw error;
  }
}

// Null also where the link leads to no directory.
export function linkedRelease({ root }: ReleaseDir, name: ReleaseLink): CurrentRelease | null {
  const target = linkTarget(join(root, name));
  if (target === null) return null;
  const path = resolve(root, target);
  return existsSync(path) ? { id: basename(path), path } : null;
}

export function currentRelease(dir: ReleaseDir): CurrentRelease | null {
  return linkedRelease(dir, 'current');
}

/** Returns the release that a part of the visitors gets; null when all get the current one. */
export function canaryRelease(dir: ReleaseDir): CurrentRelease | null {
  const canary = linkedRelease(dir, 'canary');
  return canary?.id === currentRelease(dir)?.id ? null : canary;
}

// Renaming replaces the link in one step. Relative links survive a move of the whole directory.
/** Points `current` or `canary` at a release; a request sees the release before or this one. */
export function switchLink({ root, staging }: ReleaseDir, name: ReleaseLink, path: string): void {
  mkdirSync(staging, { recursive: true });
  const link = join(staging, name);
  rmSync(link, { force: true });
  symlinkSync(relative(root, path), link, 'dir');
  renameSync(link, join(root, name));
}

// The web root that the artifact's server rules name below /srv.
const site = 'current/site';

/** Refuses a `<brand>/site` that is not the link of `linkSite`: the server would go on with its files. */
export function checkSite({ root }: ReleaseDir): void {
  const link = join(root, 'site');
  const target = linkTarget(link);
  if (target !== null && resolve(root, target) !== resolve(root, site))
    throw new InputError(`${link} links to ${target}, not to ${site}: move it away and try again.`);
}

/** Links `<brand>/site` to the site of the current release. */
export function linkSite({ root }: ReleaseDir): void {
  const link = join(root, 'site');
  if (linkTarget(link) === null) symlinkSync(site, link, 'dir');
}

function linkTree(source: string, target: string): void {
  for (const path of listFiles(source)) {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    linkOrCopy(join(source, path), join(target, path));
  }
}

/**
 * Cleans up after killed releases. A release that is current inside `.staging` first moves to its own directory; it got
 * there to replace a release of the same build id.
 */
export function settle(dir: ReleaseDir): void {
  const { releases, staging } = dir;
  mkdirSync(releases, { recursive: true });
  const current = currentRelease(dir);
  if (current && dirname(current.path) === staging) {
    const copy = join(staging, 'copy');
    const aside = join(staging, 'aside');
    for (const rest of [copy, aside]) rmSync(rest, { recursive: true, force: true });
    linkTree(current.path, copy);
    const place = join(releases, current.id);
    if (existsSync(place)) renameSync(place, aside);
    renameSync(copy, place);
    switchLink(dir, 'current', place);
  }
  rmSync(staging, { recursive: true, force: true });
}
