import { type EncodedText, encoded, type TextPart } from './commonText.ts';
import type { SharedFile } from './compiledApp.ts';

/** A file that artifacts share: linked from where it stands. */
export interface LinkedFile {
  path: string;
  shared: SharedFile;
  source: string;
}

/** A file made for one brand; with its text when it is one. */
export interface OwnFile {
  path: string;
  content: Uint8Array;
  text?: EncodedText;
}

/** A file of an artifact. Paths with `/`. */
export type ArtifactFile = OwnFile | LinkedFile;

export function textFile(path: string, ...parts: readonly TextPart[]): OwnFile {
  return encodedFile(path, encoded(parts));
}

export function encodedFile(path: string, text: EncodedText): OwnFile {
  return { path, content: text.content, text };
}
