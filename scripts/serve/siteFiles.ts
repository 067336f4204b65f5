import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { shortHash } from '../artifact/contentHash.ts';

export interface SiteFile {
  body: Buffer;
  hash: string;
}

/** Files of a folder, kept in memory while they stay as they are on the disk. */
export function createSiteFiles(folder: string): (file: string) => SiteFile | null {
  const kept = new Map<string, SiteFile & { version: string }>();
  return (file) => {
    const full = join(folder, file);
    const stat = statOf(full);
    if (!stat?.isFile()) return null;
    const version = `${stat.ino} ${stat.mtimeMs} ${stat.size}`;
    const known = kept.get(file);
    if (known?.version === version) return known;
    if (!realpathSync(full).startsWith(realpathSync(folder) + sep)) return null;
    const body = readFileSync(full);
    const fresh = { body, hash: shortHash(body), version };
    kept.set(file, fresh);
    return fresh;
  };
}

/** No file has a name that is longer than the disk takes. */
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
}
