import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArtifactFile } from './artifactFile.ts';

/** Puts a file into an artifact without a second copy on the disk where the file system can. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another device, no hard links here, or too many of them.
    copyFileSync(source, target);
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

/** Writes an artifact into a folder that does not exist yet. */
export function writeArtifact(folder: string, files: readonly ArtifactFile[]): void {
  mkdirSync(folder, { recursive: true });
  for (const child of foldersOf(files)) mkdirSync(join(folder, child));
  for (const file of files) {
    const target = join(folder, file.path);
    if ('content' in file) writeFileSync(target, file.content);
    else linkOrCopy(file.source, target);
  }
}
