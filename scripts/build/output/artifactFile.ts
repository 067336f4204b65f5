import { join } from 'node:path';
import { sha256 } from './contentHash.ts';

// A file of the compiled app that artifacts share, with sizes in bytes.
export interface SharedFile {
  // Below `site/` (or `sourcemaps/`), with `/`.
  path: string;
  sha256: string;
  bytes: number;
  // Absent where no report shows it, and for formats that are compressed themselves.
  compressed?: { gzip: number; brotli: number };
}

// A file that artifacts share, linked from its source.
export interface LinkedFile {
  path: string;
  shared: SharedFile;
  source: string;
}

// A file made for one brand.
export interface OwnFile {
  path: string;
  content: Uint8Array;
}

// Paths contain `/`, never `\`.
export type ArtifactFile = OwnFile | LinkedFile;

export function sharedFileSource(dir: string, area: 'site' | 'sourcemaps', file: SharedFile): string {
  return join(dir, area, file.path);
}

export function linkedFile(dir: string, area: 'site' | 'sourcemaps', shared: SharedFile): LinkedFile {
  return { path: `${area}/${shared.path}`, shared, source: sharedFileSource(dir, area, shared) };
}

export function textFile(path: string, text: string): OwnFile {
  return { path, content: Buffer.from(text) };
}

export const sumsFile = 'SHA256SUMS';

/** Returns `SHA256SUMS` as `sha256sum --check` reads it, in the order given. */
export function sha256Sums(files: readonly ArtifactFile[]): string {
  return files
    .map((file) => `${'shared' in file ? file.shared.sha256 : sha256(file.content)}  ${file.path}\n`)
    .join('');
}
