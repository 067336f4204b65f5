import type { SharedFile } from './compiledApp.ts';

/** A file of an artifact: made for this brand, or shared with others through the compiled app. Paths with `/`. */
export type ArtifactFile =
  | { path: string; content: string | Uint8Array }
  | { path: string; shared: SharedFile; source: string };

export function textOf(file: ArtifactFile): string | null {
  return 'content' in file && typeof file.content === 'string' ? file.content : null;
}
