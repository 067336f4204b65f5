import type { ArtifactFile } from './artifactFile.ts';
import { sha256 } from './contentHash.ts';

export const sumsFile = 'SHA256SUMS';

/** Returns `SHA256SUMS` as `sha256sum --check` reads it, in the order given. */
export function sha256Sums(files: readonly ArtifactFile[]): string {
  return files
    .map((file) => `${'shared' in file ? file.shared.sha256 : sha256(file.content)}  ${file.path}\n`)
    .join('');
}
