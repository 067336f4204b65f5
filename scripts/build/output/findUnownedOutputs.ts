import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sumsFile } from './artifactFile.ts';

/** Finds directories and files that artifacts would replace and that no build has made. */
export function findUnownedOutputs(outDir: string, brands: readonly string[]): string[] {
  return brands.map((brand) => join(outDir, brand)).filter(isUnowned);
}

function isUnowned(path: string): boolean {
  if (!existsSync(path)) return false;
  if (!statSync(path).isDirectory() || holdsReleases(path)) return true;
  // A damaged artifact still has at least one of the two.
  if (existsSync(join(path, sumsFile)) || kindOf(join(path, 'site'))?.isDirectory()) return false;
  return readdirSync(path).length > 0;
}

// The releases of a web server, whose `site` is a link into the current one.
function holdsReleases(path: string): boolean {
  return existsSync(join(path, 'releases')) || kindOf(join(path, 'current'))?.isSymbolicLink() === true;
}

const kindOf = (path: string) => lstatSync(path, { throwIfNoEntry: false });
