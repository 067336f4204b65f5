import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedFile } from '../output/artifactFile.ts';

// The parts of Vite's manifest that stamping reads. `imports` and `dynamicImports` hold manifest keys.
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

// One compilation: the app for every brand, with no brand in it.
export interface CompiledApp {
  hash: string;
  // index.html with its markers.
  template: string;
  // The inline script of src/entry-early.ts.
  early: string;
  // The inline script of src/entry-unsupported.ts.
  unsupported: string;
  // The inline script of src/entry-error.ts, for `50x.html`.
  errorPage: string;
  manifest: Manifest;
  // Stable chunk URL → the file that has it now.
  importMap: Record<string, string>;
  // Files from public/, the same in every artifact.
  publicFiles: SharedFile[];
  chunks: SharedFile[];
  sourcemaps: SharedFile[];
}

export interface CompiledDir {
  dir: string;
  app: CompiledApp;
}

export const compiledRecord = 'app.json';

export function prerenderModule(dir: string): string {
  return join(dir, 'prerender', 'prerender.mjs');
}

export function readCompiled(dir: string): CompiledApp {
  return JSON.parse(readFileSync(join(dir, compiledRecord), 'utf8'));
}
