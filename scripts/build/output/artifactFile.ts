import { join } from 'node:path';

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
