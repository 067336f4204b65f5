import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteId } from '../../src/shared/paths/routeTable.ts';

/** A file of the compiled app that artifacts share. Sizes in bytes. */
export interface SharedFile {
  /** Below `site/` (or `sourcemaps/`), with `/`. */
  path: string;
  sha256: string;
  bytes: number;
  /** Absent where nobody asks for it, and where the format is a compressed one. */
  compressed?: { gzip: number; brotli: number };
}

/** The parts of Vite's manifest that stamping walks. Keys of `imports` and `dynamicImports` are manifest keys. */
export interface ManifestChunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

export type Manifest = Record<string, ManifestChunk>;

/** What one compilation leaves behind: the app for every brand, with no brand in it. */
export interface CompiledApp {
  hash: string;
  /** index.html with its markers. */
  template: string;
  /** The inline script of src/entry-early.ts. */
  early: string;
  /** The inline script of src/entry-unsupported.ts. */
  unsupported: string;
  /** The inline script of src/entry-error.ts, for `50x.html`. */
  errorPage: string;
  manifest: Manifest;
  /** Route id → manifest key of the module that shows it. */
  pages: Partial<Record<RouteId, string>>;
  /** Stable chunk address → the file that has it now. */
  importMap: Record<string, string>;
  /** Files from public/, the same in every artifact. */
  publicFiles: SharedFile[];
  chunks: SharedFile[];
  sourcemaps: SharedFile[];
}

export interface CompiledFolder {
  folder: string;
  app: CompiledApp;
}

export const compiledRecord = 'app.json';

export function prerenderModule(folder: string): string {
  return join(folder, 'prerender', 'prerender.mjs');
}

export function sharedFileSource(folder: string, area: 'site' | 'sourcemaps', file: SharedFile): string {
  return join(folder, area, file.path);
}

export function readCompiled(folder: string): CompiledApp {
  return JSON.parse(readFileSync(join(folder, compiledRecord), 'utf8'));
}
