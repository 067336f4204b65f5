import { lstatSync, mkdirSync, readdirSync } from 'node:fs';
import type { FolderNotes } from './FolderNotes.ts';
import { removeFolder } from './workFolder.ts';

/** What is in a folder, by name; of files their inodes, where these are known without looking at each. */
interface Entries {
  files: Map<string, number | null>;
  others: { name: string; isFolder: boolean }[];
  isNoted: boolean;
}

interface Reusable {
  /** The wanted files that are there already, with their inodes as far as notes tell them; nobody has looked into them. */
  files: Map<string, number | null>;
  /** Nothing below the root is other than noted, nor has been removed or made. */
  isAsNoted: boolean;
}

/**
 * Brings the folders below `root`, which is one, to what is wanted: missing ones are made, whatever else stands there
 * is removed. `folders`: the wanted ones, parents before children.
 */
export function reusableFiles(
  root: string,
  folders: readonly string[],
  files: ReadonlySet<string>,
  folderMode: number,
  notes: FolderNotes,
): Reusable {
  const reusable: Reusable = { files: new Map(), isAsNoted: true };
  const remove = (path: string): void => {
    reusable.isAsNoted = false;
    removeFolder(`${root}/${path}`);
  };
  const wanted = new Set(folders);
  for (const folder of ['', ...folders]) {
    const below = folder === '' ? '' : `${folder}/`;
    const entries = entriesOf(`${root}/${folder}`, folderMode, (changedMs) => notes.of(folder, changedMs));
    for (const [name, inode] of entries.files) {
      const path = below + name;
      if (files.has(path)) reusable.files.set(path, inode);
      else remove(path);
    }
    for (const { name, isFolder } of entries.others)
      if (!isFolder || !wanted.has(below + name)) remove(below + name);
    // Of the root, which is moved about, nothing is noted.
    if (folder !== '' && !entries.isNoted) reusable.isAsNoted = false;
  }
  return reusable;
}

/** What is in a folder; afterwards it is there, and with the permissions of a new one. */
function entriesOf(
  folder: string,
  mode: number,
  noteOf: (changedMs: number) => ReturnType<FolderNotes['of']>,
): Entries {
  const entries: Entries = { files: new Map(), others: [], isNoted: false };
  const changedMs = makeFolder(folder, mode);
  if (changedMs === null) return entries;
  const note = noteOf(changedMs);
  if (note) {
    for (const [name, inode] of Object.entries(note.files)) entries.files.set(name, inode);
    for (const name of note.folders) entries.others.push({ name, isFolder: true });
    entries.isNoted = true;
    return entries;
  }
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) entries.files.set(entry.name, null);
    else entries.others.push({ name: entry.name, isFolder: entry.isDirectory() });
  }
  return entries;
}

/**
 * Makes a folder, in place of whatever else stands there. Returns when one that was there already has last changed, its
 * ctime in milliseconds; null for a new one.
 */
export function makeFolder(folder: string, mode: number): number | null {
  const seen = lstatSync(folder, { throwIfNoEntry: false });
  if (seen?.isDirectory() && (seen.mode & 0o777) === mode) return seen.ctimeMs;
  if (seen) removeFolder(folder);
  mkdirSync(folder);
  return null;
}
