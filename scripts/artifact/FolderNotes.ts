import { lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What stood in a folder when an artifact was finished. */
export interface FolderNote {
  /** When anything was last put into it, taken out, or changed about the folder itself: its ctime, in milliseconds. */
  changedMs: number;
  /** Inodes by name. */
  files: Record<string, number>;
  folders: string[];
}

type Notes = Record<string, FolderNote>;

/**
 * What an artifact's folders hold, noted when they were written. A folder that has not changed since holds just that,
 * and need not be read: to ask one when it changed takes a tenth of the time of going through its files. (A file
 * system's clock may tick every ten milliseconds; it takes an artifact longer than that to come out of its work folder.)
 */
export class FolderNotes {
  readonly #root: string;
  readonly #file: string;
  readonly #notes: Notes;

  /** Of the artifact at `root`; its notes are found again wherever it is moved. `name`: where they are, but for the end. */
  constructor(root: string, name: string) {
    this.#root = root;
    this.#file = `${name}.${lstatSync(root).ino}`;
    this.#notes = read(this.#file);
  }

  /** Null when it may hold something else by now: also where a clock of whole seconds could not tell. */
  of(folder: string, changedMs: number): FolderNote | null {
    const note = changedMs % 1_000 === 0 ? undefined : this.#notes[folder];
    return note?.changedMs === changedMs ? note : null;
  }

  /** Notes what is in the folders, by the inodes of the files in them. Both by their paths below the root, with `/`. */
  save(folders: readonly string[], files: ReadonlyMap<string, number>): void {
    const notes: Notes = {};
    for (const folder of folders) {
      notes[folder] = { changedMs: lstatSync(`${this.#root}/${folder}`).ctimeMs, files: {}, folders: [] };
      const [parent, name] = split(folder);
      notes[parent]?.folders.push(name);
    }
    for (const [path, inode] of files) {
      const [folder, name] = split(path);
      const note = notes[folder];
      if (note) note.files[name] = inode;
    }
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, JSON.stringify(notes));
    } catch {
      // Without notes the folders are read.
    }
  }
}

function split(path: string): [folder: string, name: string] {
  const end = path.lastIndexOf('/');
  return [path.slice(0, Math.max(end, 0)), path.slice(end + 1)];
}

function read(file: string): Notes {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // There are none, or they were cut short.
    return {};
  }
}
