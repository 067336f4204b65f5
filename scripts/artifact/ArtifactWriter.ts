import { constants, copyFileSync, linkSync, lstatSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArtifactFile, LinkedFile, OwnFile } from './artifactFile.ts';
import { sha256 } from './contentHash.ts';
import { LastArtifact } from './LastArtifact.ts';
import { reusableFiles } from './reusableFiles.ts';

/** Puts a file into an artifact without a second copy on the disk where the file system can. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another device, no hard links here, or too many of them.
    copyFileSync(source, target, constants.COPYFILE_EXCL);
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
  /** Of shared files. */
  readonly #inodes = new Map<string, number>();

  constructor(umask: number) {
    this.#fileMode = 0o666 & ~umask;
    this.#folderMode = 0o777 & ~umask;
  }

  /**
   * Writes an artifact into `folder`. A spare may stand there: of it nothing stays but files that are links to what
   * belongs in their place. `lastFolder`: where the brand's last artifact stands.
   */
  write(folder: string, files: readonly ArtifactFile[], lastFolder: string): void {
    mkdirSync(dirname(folder), { recursive: true });
    const paths = new Set(files.map(({ path }) => path));
    const reusable = reusableFiles(folder, foldersOf(files), paths, this.#folderMode);
    const last = new LastArtifact(lastFolder, this.#fileMode);
    for (const file of files) {
      const target = join(folder, file.path);
      const isThere = reusable.has(file.path);
      if ('source' in file) this.#link(file, target, isThere);
      else writeOwn(file, last, target, isThere);
    }
  }

  #link({ source }: LinkedFile, target: string, isThere: boolean): void {
    if (isThere && lstatSync(target).ino === this.#inodeOf(source)) return;
    if (isThere) unlinkSync(target);
    linkOrCopy(source, target);
  }

  #inodeOf(source: string): number {
    const inode = this.#inodes.get(source) ?? lstatSync(source).ino;
    this.#inodes.set(source, inode);
    return inode;
  }
}

function writeOwn({ path, content }: OwnFile, last: LastArtifact, target: string, isThere: boolean): void {
  const sum = sha256(content);
  if (isThere && last.isLinked(path, sum, content.length, target)) return;
  if (isThere) unlinkSync(target);
  if (!last.link(path, sum, content.length, target)) writeFileSync(target, content, { flag: 'wx' });
}
