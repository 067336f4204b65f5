import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Build } from '../artifact/brandRecord.ts';
import { sha256 } from '../artifact/contentHash.ts';

/** True when the artifact in this folder is that very build and every file of it is as it was written. */
export function isWholeArtifact(folder: string, build: Build): boolean {
  try {
    const latest: Partial<Build> = JSON.parse(readFileSync(join(folder, 'site/builds/latest.json'), 'utf8'));
    if (latest.id !== build.id || latest.timestamp !== build.timestamp) return false;
    const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    return lines.every((line) => sha256(readFileSync(join(folder, line.slice(66)))) === line.slice(0, 64));
  } catch {
    return false;
  }
}
