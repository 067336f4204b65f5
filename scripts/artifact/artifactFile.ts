import { bytesOf, type TextPart } from './commonText.ts';
import type { SharedFile } from './compiledApp.ts';

/** A file that artifacts share: linked from where it stands. */
export interface LinkedFile {
  path: string;
  shared: SharedFile;
  source: string;
}

/** A file made for one brand; with its text in parts when it is one. */
export interface OwnFile {
  path: string;
  content: Uint8Array;
  parts?: readonly TextPart[];
}

/** A file of an artifact. Paths with `/`. */
export type ArtifactFile = OwnFile | LinkedFile;

export function textFile(path: string, ...parts: readonly TextPart[]): OwnFile {
  return { path, content: bytesOf(parts), parts };
}
