import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sumsFile } from './sums.ts';

/** Folders and files of others that artifacts would take the places of: what an artifact replaces is gone. */
export function foreignPlaces(outDir: string, brands: readonly string[]): string[] {
  return brands.map((brand) => join(outDir, brand)).filter(isForeign);
}

function isForeign(place: string): boolean {
  // Of an artifact that somebody has damaged, at least one of the two is left.
  if (existsSync(join(place, sumsFile)) || existsSync(join(place, 'site'))) return false;
  if (!existsSync(place)) return false;
  return !statSync(place).isDirectory() || readdirSync(place).length > 0;
}
