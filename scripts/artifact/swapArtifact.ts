import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { exchangeFolders } from './exchangeFolders.ts';
import { abandonedWorkFolders, removeFolder } from './workFolder.ts';

// No brand can have this name.
const setAside = '.replaced';

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/**
 * Puts finished artifacts in the places of the last ones, by renames only. Another build may do the same at the same
 * time: whoever comes last wins, and what stands there is always one whole artifact. The last ones are left in `work`.
 */
export function swapArtifacts(outDir: string, work: string, brands: readonly string[]): void {
  const replacing = brands.filter((brand) => existsSync(join(outDir, brand)));
  const done = exchangeFolders(replacing.map((brand) => [join(work, brand), join(outDir, brand)]));
  const exchanged = new Set(replacing.filter((_, place) => done[place]));
  for (const brand of brands) if (!exchanged.has(brand)) swapInTwoSteps(outDir, work, brand);
}

/** The folders of the last artifacts, after the swap. */
export function replacedArtifacts(work: string): string[] {
  const below = (folder: string) => readdirSync(folder).map((name) => join(folder, name));
  const aside = join(work, setAside);
  return below(work).flatMap((folder) => (folder === aside ? below(aside) : [folder]));
}

/** For a place that is empty, and where folders cannot change places: then it is empty between the two renames. */
function swapInTwoSteps(outDir: string, work: string, brand: string): void {
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
