import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { abandonedWorkFolders, removeFolder } from './workFolder.ts';

const setAside = 'replaced';

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/**
 * Puts the finished artifact in the place of the last one, by renames only. Another build may do the same at the
 * same time: whoever comes last wins, and what stands there is always one whole artifact.
 */
export function swapArtifact(outDir: string, work: string, brand: string): void {
  mkdirSync(join(work, setAside), { recursive: true });
  for (let attempt = 0; ; attempt += 1) {
    try {
      renameSync(join(outDir, brand), join(work, setAside, attempt === 0 ? brand : `${brand}.${attempt}`));
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
    try {
      renameSync(join(work, brand), join(outDir, brand));
      return;
    } catch (error) {
      if (attempt > 20 || !hasCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM')) throw error;
    }
  }
}

/** Cleans up after runs that were killed; one that died between two renames gives its last artifact back. */
export function recoverArtifacts(outDir: string): void {
  for (const name of abandonedWorkFolders(outDir)) {
    const aside = join(outDir, name, setAside);
    for (const brand of existsSync(aside) ? readdirSync(aside) : []) {
      if (!brand.includes('.') && !existsSync(join(outDir, brand))) {
        renameSync(join(aside, brand), join(outDir, brand));
      }
    }
    removeFolder(join(outDir, name));
  }
}
