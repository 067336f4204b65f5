import { readFileSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { shortHash } from '../build/output/contentHash.ts';

export interface SiteFile {
  body: Buffer;
  hash: string;
}

export interface SiteFiles {
  has(file: string): boolean;
  read(file: string): SiteFile | null;
}

// Reads from the disk each time, because a cache would save only 2 ms for a page of fifty files.
export function createSiteFiles(dir: string): SiteFiles {
  const has = (file: string) => {
    const path = join(dir, file);
    return statOf(path)?.isFile() === true && realpathSync(path).startsWith(realpathSync(dir) + sep);
  };
  return {
    has,
    read: (file) => {
      if (!has(file)) return null;
      const body = readFileSync(join(dir, file));
      return { body, hash: shortHash(body) };
    },
  };
}

// A name longer than the file system allows is no file.
function statOf(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
}
