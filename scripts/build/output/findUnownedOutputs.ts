import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sumsFile } from './artifactFile.ts';

/** Finds directories and files that artifacts would replace and that no build has made. */
export function findUnownedOutputs(outDir: string, brands: readonly string[]): string[] {
  return brands.map((brand) => join(outDir, brand)).filter(isUnowned);
}

function isUnowned(path: string): boolean {
  // A damaged artifact still has at least one of the two.
  if (existsSync(join(path, sumsFile)) || existsSync(join(path, 'site'))) return false;
  if (!existsSync(path)) return false;
  return !statSync(path).isDirectory() || readdirSync(path).length > 0;
}
