import type { SharedFile } from './compiledApp.ts';

/** A file that artifacts share: linked from where it stands. */
export interface LinkedFile {
  path: string;
  shared: SharedFile;
  source: string;
}

/** A file made for one brand; `text` too when it is one. */
export interface OwnFile {
  path: string;
  content: Uint8Array;
  text?: string;
}

/** A file of an artifact. Paths with `/`. */
export type ArtifactFile = OwnFile | LinkedFile;

export function textFile(path: string, text: string): OwnFile {
  return { path, content: Buffer.from(text), text };
}
