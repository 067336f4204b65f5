import { type Dirent, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { removeFolder } from './workFolder.ts';

/**
 * Brings the folders below `root` to what is wanted, `root` itself among them: missing ones are made, whatever else
 * stands there is removed. Returns the wanted files that are there already; nobody has looked into them yet.
 * `folders`: the wanted ones, parents before children.
 */
export function reusableFiles(
  root: string,
  folders: readonly string[],
  files: ReadonlySet<string>,
  folderMode: number,
): Set<string> {
  const reusable = new Set<string>();
  const wanted = new Set(folders);
  for (const folder of ['', ...folders]) {
    const place = join(root, folder);
    for (const entry of entriesOf(place, folderMode)) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile() && files.has(path)) reusable.add(path);
      else if (!entry.isDirectory() || !wanted.has(path)) removeFolder(join(root, path));
    }
  }
  return reusable;
}

/** What is in a folder; afterwards it is there, and with the permissions of a new one. */
function entriesOf(folder: string, mode: number): Dirent[] {
  try {
    const seen = lstatSync(folder);
    if (seen.isDirectory() && (seen.mode & 0o777) === mode)
      return readdirSync(folder, { withFileTypes: true });
  } catch {
    // None is there, or none that may be read.
  }
  removeFolder(folder);
  mkdirSync(folder);
  return [];
}
