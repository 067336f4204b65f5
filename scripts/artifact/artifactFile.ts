import { bytesOf, type CommonText, cutAtCommon, type TextPart } from './commonText.ts';
import type { SharedFile } from './compiledApp.ts';

/** A file that artifacts share: linked from where it stands. */
export interface LinkedFile {
  path: string;
  shared: SharedFile;
  source: string;
}

/** A file made for one brand; with its text, whole and in parts, when it is one. */
export interface OwnFile {
  path: string;
  content: Uint8Array;
  text?: string;
  parts?: readonly TextPart[];
}

/** A file of an artifact. Paths with `/`. */
export type ArtifactFile = OwnFile | LinkedFile;

/** `common`: texts that it may hold, in this order. */
export function textFile(path: string, text: string, common: readonly CommonText[] = []): OwnFile {
  const parts = cutAtCommon(text, common);
  return { path, content: bytesOf(parts), text, parts };
}
