import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from '../build/output/contentHash.ts';
import type { Build } from '../build/render/brandRecord.ts';

/** Returns whether the artifact belongs to that build and every file is unchanged. */
export function isWholeArtifact(dir: string, build: Build): boolean {
  try {
    const latest: Partial<Build> = JSON.parse(readFileSync(join(dir, 'site/builds/latest.json'), 'utf8'));
    if (latest.id !== build.id || latest.timestamp !== build.timestamp) return false;
    const lines = readFileSync(join(dir, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
    return lines.every((line) => sha256(readFileSync(join(dir, line.slice(66)))) === line.slice(0, 64));
  } catch {
    return false;
  }
}
