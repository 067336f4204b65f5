import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sumsFile } from '../build/output/artifactFile.ts';
import { sha256 } from '../build/output/contentHash.ts';
import { InputError } from '../cli/cliErrors.ts';
import { readSums } from './artifactIdentity.ts';
import { carryAssets } from './carryAssets.ts';
import { precompress } from './precompress.ts';

export interface StageRequest {
  artifact: string;
  // Must not exist yet.
  target: string;
  // Directories of the releases that stay, the latest first.
  earlier: readonly string[];
  // Seconds since 1970, different for each release.
  modifiedAt: number;
}

const buildAgain = 'build the brand again.';

/** Reads a file of an artifact; throws an `InputError` when it is not the one that the sums list. */
function readChecked(artifact: string, path: string, sum: string, remedy = buildAgain): Buffer {
  const file = join(artifact, path);
  try {
    const content = readFileSync(file);
    if (sha256(content) === sum) return content;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    throw new InputError(`${file} is missing, but ${sumsFile} lists it: ${remedy}`);
  }
  throw new InputError(`${file} differs from ${sumsFile}: ${remedy}`);
}

const ownFiles = (sums: Map<string, string>) => [...sums].filter(([path]) => !path.startsWith('sourcemaps/'));

/** Checks the files of an artifact or a release, without source maps, which are never served. */
export function checkFiles(artifact: string, remedy?: string): void {
  for (const [path, sum] of ownFiles(readSums(artifact))) readChecked(artifact, path, sum, remedy);
}

// Servers make an ETag of size and time, so files of two releases never share their time. Source maps stay behind.
/** Copies an artifact, checked against its sums, with compressed files and the hashed files of earlier releases. */
export async function stageRelease({ artifact, target, earlier, modifiedAt }: StageRequest): Promise<void> {
  const sums = readFileSync(join(artifact, sumsFile));
  const write = (path: string, content: Buffer): void => {
    mkdirSync(dirname(join(target, path)), { recursive: true });
    writeFileSync(join(target, path), content, { flag: 'wx' });
    utimesSync(join(target, path), modifiedAt, modifiedAt);
  };
  write(sumsFile, sums);
  for (const [path, sum] of ownFiles(readSums(target))) write(path, readChecked(artifact, path, sum));
  await precompress(target, earlier, modifiedAt);
  for (const release of earlier) carryAssets(release, target);
}
