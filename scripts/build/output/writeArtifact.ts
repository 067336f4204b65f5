import { constants, copyFileSync, linkSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArtifactFile } from './artifactFile.ts';

// Avoids a second copy on the disk where the file system can.
export function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another device, no hard links here, or too many of them.
    copyFileSync(source, target, constants.COPYFILE_EXCL);
  }
}

// The directory must not exist yet.
export function writeArtifact(directory: string, files: readonly ArtifactFile[]): void {
  mkdirSync(directory, { recursive: true });
  const directories = new Set(files.map(({ path }) => dirname(path)));
  for (const path of directories) mkdirSync(join(directory, path), { recursive: true });
  for (const file of files) {
    const target = join(directory, file.path);
    if ('source' in file) linkOrCopy(file.source, target);
    else writeFileSync(target, file.content, { flag: 'wx' });
  }
}
