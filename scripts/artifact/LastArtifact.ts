import { linkSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './contentHash.ts';
import { sumsFile, sumsOf } from './sums.ts';

/**
 * The artifact whose place a new one will take. A file that is the same in both is linked from it: what has not changed
 * is not written again, and keeps its time, from which servers and copying tools tell what is new.
 */
export class LastArtifact {
  readonly #folder: string;
  readonly #fileMode: number;
  readonly #sums: ReadonlyMap<string, string>;
  /** Its sums were written last. */
  readonly #finishedMs: number;

  /** `fileMode`: the permissions that a file written now would get. */
  constructor(folder: string, fileMode: number) {
    this.#folder = folder;
    this.#fileMode = fileMode;
    try {
      const place = join(folder, sumsFile);
      this.#finishedMs = lstatSync(place).mtimeMs;
      const text = readFileSync(place, 'utf8');
      this.#sums = sumsOf(text).set(sumsFile, sha256(text));
    } catch {
      // None stands there, or none that can be read.
      this.#finishedMs = 0;
      this.#sums = new Map();
    }
  }

  /** The file's inode if it is known to be this content: null when it is another, or when somebody has touched it. */
  inodeOf(path: string, sum: string, bytes: number): number | null {
    if (this.#sums.get(path) !== sum) return null;
    try {
      const file = lstatSync(`${this.#folder}/${path}`);
      const isUntouched =
        file.isFile() &&
        file.size === bytes &&
        file.mtimeMs <= this.#finishedMs &&
        (file.mode & 0o777) === this.#fileMode;
      return isUntouched ? file.ino : null;
    } catch {
      // Gone.
      return null;
    }
  }

  /**
   * Links the file to `target`. Not if another build has put its own artifact here in the meantime: true only when the
   * file linked is the one with this inode.
   */
  link(path: string, inode: number, target: string): boolean {
    try {
      linkSync(`${this.#folder}/${path}`, target);
      if (lstatSync(target).ino === inode) return true;
      rmSync(target);
    } catch {
      // Gone, another device, no hard links here, or too many of them.
    }
    return false;
  }
}
