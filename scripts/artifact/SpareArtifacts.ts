import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { shortHash } from './contentHash.ts';
import { removeFolder } from './workFolder.ts';

/** Tells whose spares a folder holds. No brand's name begins with a dot. */
const ownerFile = '.out';
const notesFolder = '.notes';

/**
 * Artifacts that newer ones have replaced, one for each brand of an out folder. The next build makes its own out of
 * them: two releases have nearly all of their files in common, and to look at one takes a tenth of the time of making
 * and removing it. What is in a spare is never trusted (`ArtifactWriter`), and one that cannot be kept is removed.
 */
export class SpareArtifacts {
  /** Where they stand, by brand. */
  readonly folder: string;
  /** Where their `FolderNotes` are, and those of the artifacts in use: the names begin with the brand's. */
  readonly notes: string;

  /** `cache` holds the spares of all out folders. */
  constructor(cache: string, outDir: string) {
    this.folder = join(cache, shortHash(resolve(outDir)));
    this.notes = join(this.folder, notesFolder);
    try {
      removeOrphans(cache);
      mkdirSync(this.folder, { recursive: true });
      writeFileSync(join(this.folder, ownerFile), resolve(outDir));
      mkdirSync(this.notes, { recursive: true });
      const isGone = (brand: string) => !existsSync(join(outDir, brand));
      for (const brand of readdirSync(this.folder))
        if (!brand.startsWith('.') && isGone(brand)) removeFolder(join(this.folder, brand));
      for (const note of readdirSync(this.notes))
        if (isGone(note.slice(0, note.lastIndexOf('.')))) removeFolder(join(this.notes, note));
    } catch {
      // A cache that cannot be written has no spares.
    }
  }

  /** Keeps a replaced artifact; false when it must be removed instead. */
  keep(folder: string): boolean {
    try {
      renameSync(folder, join(this.folder, basename(folder)));
      return true;
    } catch {
      // Another file system, or another build has left a spare in the meantime.
      return false;
    }
  }
}

/** Removes what belonged to out folders that are gone. */
function removeOrphans(cache: string): void {
  for (const name of existsSync(cache) ? readdirSync(cache) : []) {
    const folder = join(cache, name);
    if (!existsSync(ownerOf(folder))) removeFolder(folder);
  }
}

function ownerOf(folder: string): string {
  try {
    return readFileSync(join(folder, ownerFile), 'utf8');
  } catch {
    return '';
  }
}
