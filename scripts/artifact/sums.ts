import type { ArtifactFile } from './artifactFile.ts';
import { sha256 } from './contentHash.ts';

export const sumsFile = 'SHA256SUMS';

/** `SHA256SUMS` as `sha256sum --check` reads it, in the order given. */
export function sha256Sums(files: readonly ArtifactFile[]): string {
  return files
    .map((file) => `${'shared' in file ? file.shared.sha256 : sha256(file.content)}  ${file.path}\n`)
    .join('');
}

/** The sums by path. */
export function sumsOf(text: string): Map<string, string> {
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}
