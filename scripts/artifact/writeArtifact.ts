import { copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArtifactFile } from './artifactFile.ts';
import type { LastArtifact } from './LastArtifact.ts';
import { sumsFile, sumsOf } from './sums.ts';

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
export function writeArtifact(folder: string, files: readonly ArtifactFile[], last: LastArtifact): void {
  mkdirSync(folder, { recursive: true });
  for (const child of foldersOf(files)) mkdirSync(join(folder, child));
  const sums = sumsIn(files);
  for (const file of files) {
    const target = join(folder, file.path);
    if ('source' in file) linkOrCopy(file.source, target);
    else if (!last.link(file.path, sums.get(file.path) ?? '', file.content.length, target))
      writeFileSync(target, file.content);
  }
}

function sumsIn(files: readonly ArtifactFile[]): Map<string, string> {
  const sums = files.find(({ path }) => path === sumsFile);
  return sumsOf(sums && 'text' in sums ? (sums.text ?? '') : '');
}
