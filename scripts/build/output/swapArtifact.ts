import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { swapDirectories } from './swapDirectories.ts';
import { abandonedWorkDirs, removeDir } from './workDir.ts';

// No brand can have this name.
const setAside = '.replaced';

function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

// The previous artifacts are left in `work`.
/**
 * Swaps finished artifacts in by renames, so that the directory always holds one whole artifact; the last concurrent
 * swap wins.
 */
export function swapArtifacts(outDir: string, work: string, brands: readonly string[]): void {
  const replacing = brands.filter((brand) => existsSync(join(outDir, brand)));
  const done = swapDirectories(replacing.map((brand) => [join(work, brand), join(outDir, brand)]));
  const exchanged = new Set(replacing.filter((_, index) => done[index]));
  for (const brand of brands) if (!exchanged.has(brand)) swapInTwoSteps(outDir, work, brand);
}

// For a missing artifact, and where directories cannot be exchanged. No artifact exists between the two renames.
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

/** Cleans up after killed runs and restores the previous artifact of a run that died between two renames. */
export function recoverArtifacts(outDir: string): void {
  for (const name of abandonedWorkDirs(outDir)) {
    const aside = join(outDir, name, setAside);
    for (const brand of existsSync(aside) ? readdirSync(aside) : []) {
      if (!brand.includes('.') && !existsSync(join(outDir, brand))) {
        renameSync(join(aside, brand), join(outDir, brand));
      }
    }
    removeDir(join(outDir, name));
  }
}
