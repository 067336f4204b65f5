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

/** Writes an artifact into a folder that does not exist yet. */
export function writeArtifact(folder: string, files: readonly ArtifactFile[]): void {
  const made = new Set<string>();
  for (const file of files) {
    const target = join(folder, file.path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    if ('content' in file) writeFileSync(target, file.content);
    else linkOrCopy(file.source, target);
  }
}
