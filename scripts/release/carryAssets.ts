import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { linkOrCopy } from '../build/output/writeArtifact.ts';
import { readSums } from './artifactIdentity.ts';

export const compressedEndings = ['.br', '.gz'] as const;

// Files whose names change with their content. Legal texts keep their names.
export function isHashedFile(path: string): boolean {
  return /^site\/(assets|builds\/meta|brand\/(?!legal\/))/.test(path);
}

/** Links the hashed files that were built for one release into another, for tabs that are open during a switch. */
export function carryAssets(from: string, to: string): void {
  for (const path of readSums(from).keys()) {
    if (!isHashedFile(path) || existsSync(join(to, path))) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    // The compressed files first: a file is carried when all of its forms are.
    for (const form of [...compressedEndings, ''].map((ending) => path + ending))
      if (existsSync(join(from, form)) && !existsSync(join(to, form)))
        linkOrCopy(join(from, form), join(to, form));
  }
}
