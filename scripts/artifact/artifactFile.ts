import { type EncodedText, encoded, type TextPart } from './commonText.ts';
import { type SharedFile, sharedFileSource } from './compiledApp.ts';

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

/** The same for every brand. */
const linkedFiles = new WeakMap<SharedFile, LinkedFile>();

/** A file of the compiled app in `folder`, where artifacts have it. */
export function linkedFile(folder: string, area: 'site' | 'sourcemaps', shared: SharedFile): LinkedFile {
  const known = linkedFiles.get(shared);
  if (known) return known;
  const linked = { path: `${area}/${shared.path}`, shared, source: sharedFileSource(folder, area, shared) };
  linkedFiles.set(shared, linked);
  return linked;
}

export function textFile(path: string, ...parts: readonly TextPart[]): OwnFile {
  return encodedFile(path, encoded(parts));
}

export function encodedFile(path: string, text: EncodedText): OwnFile {
  return { path, content: text.content, text };
}
