import { constants, copyFileSync, linkSync, lstatSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { ArtifactFile, LinkedFile, OwnFile } from './artifactFile.ts';
import { sha256 } from './contentHash.ts';
import { FolderNotes } from './FolderNotes.ts';
import { LastArtifact } from './LastArtifact.ts';
import { makeFolder, reusableFiles } from './reusableFiles.ts';

/** Puts a file into an artifact without a second copy on the disk where the file system can. True if it could. */
function linkOrCopy(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    // Another device, no hard links here, or too many of them.
    copyFileSync(source, target, constants.COPYFILE_EXCL);
    return false;
  }
}

/** The folders of the files, parents before children. */
function foldersOf(files: readonly ArtifactFile[]): string[] {
  const folders = new Set<string>();
  for (const { path } of files) {
    for (let folder = dirname(path); folder !== '.' && !folders.has(folder); folder = dirname(folder)) {
      folders.add(folder);
    }
  }
  return [...folders].sort();
}

/** Writes artifacts. A file is never written into: others may be the same file by another name. */
export class ArtifactWriter {
  readonly #fileMode: number;
  readonly #folderMode: number;
  /** Of shared files, where they are linked from. */
  readonly #inodes = new WeakMap<LinkedFile, number>();

  constructor(umask: number) {
    this.#fileMode = 0o666 & ~umask;
    this.#folderMode = 0o777 & ~umask;
  }

  /**
   * Writes an artifact into `folder`. A spare may stand there: of it nothing stays but files that are links to what
   * belongs in their place. `lastFolder`: where the brand's last artifact stands. `notes`: where what is noted of the
   * brand's artifacts has its place, but for the end of the names.
   */
  write(folder: string, files: readonly ArtifactFile[], lastFolder: string, notes: string): void {
    mkdirSync(dirname(folder), { recursive: true });
    makeFolder(folder, this.#folderMode);
    const folders = foldersOf(files);
    const paths = new Set(files.map(({ path }) => path));
    const noted = new FolderNotes(folder, notes);
    const reusable = reusableFiles(folder, folders, paths, this.#folderMode, noted);
    const last = new LastArtifact(lastFolder, this.#fileMode);
    const inodes = new Map<string, number>();
    let { isAsNoted } = reusable;
    for (const file of files) {
      const target = `${folder}/${file.path}`;
      const known = reusable.files.get(file.path);
      const before = known === null ? lstatSync(target).ino : (known ?? null);
      const after =
        'source' in file ? this.#link(file, target, before) : writeOwn(file, last, target, before);
      inodes.set(file.path, after);
      if (after !== before) isAsNoted = false;
    }
    if (!isAsNoted) noted.save(folders, inodes);
  }

  /** `inode`: of the file that stands at `target`. Returns that of the one that stands there afterwards. */
  #link(file: LinkedFile, target: string, inode: number | null): number {
    const wanted = this.#inodeOf(file);
    if (inode === wanted) return inode;
    if (inode !== null) unlinkSync(target);
    return linkOrCopy(file.source, target) ? wanted : lstatSync(target).ino;
  }

  #inodeOf(file: LinkedFile): number {
    const inode = this.#inodes.get(file) ?? lstatSync(file.source).ino;
    this.#inodes.set(file, inode);
    return inode;
  }
}

/** As `#link`. */
function writeOwn(
  { path, content }: OwnFile,
  last: LastArtifact,
  target: string,
  inode: number | null,
): number {
  const sum = sha256(content);
  const kept = last.inodeOf(path, sum, content.length);
  if (kept !== null && kept === inode) return inode;
  if (inode !== null) unlinkSync(target);
  if (kept !== null && last.link(path, kept, target)) return kept;
  writeFileSync(target, content, { flag: 'wx' });
  return lstatSync(target).ino;
}
