import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sha256 } from '../../scripts/build/output/contentHash.ts';
import { readIdentity, readSums } from '../../scripts/release/artifactIdentity.ts';
import { type ReleaseResult, release } from '../../scripts/release/release.ts';
import { runScript, type ScriptOptions } from './runScript.ts';
import { runScriptHere } from './runScriptHere.ts';
import { type SmallArtifact, writeSmallArtifact } from './smallArtifact.ts';

export const runRelease = (args: readonly string[], options?: ScriptOptions) =>
  runScript('release', args, options);

export const runReleaseHere = (args: readonly string[], env?: NodeJS.ProcessEnv) =>
  runScriptHere('release', args, env);

// Directories of one brand's artifact and releases.
export interface Places {
  out: string;
  to: string;
}

/** Releases a small artifact. */
export function releaseSmall(
  { out, to }: Places,
  artifact: SmallArtifact,
  args: readonly string[] = [],
  options?: ScriptOptions,
) {
  writeSmallArtifact(out, artifact);
  return runRelease(['--brand', 'small', '--out', out, '--to', to, ...args], options);
}

/** Releases a small artifact in this process, which is quicker than a process of its own. */
export function putSmall({ out, to }: Places, artifact: SmallArtifact, keep = 3): Promise<ReleaseResult> {
  writeSmallArtifact(out, artifact);
  return release({ brand: 'small', env: 'production', out, to, keep }, () => {});
}

/** Lists what is missing or broken in a release: its own files and their compressed forms. */
export function brokenRelease(release: string): string[] {
  if (!existsSync(release)) return [`${release} is missing`];
  return [...readSums(release)].flatMap(([path, sum]) => {
    if (path.startsWith('sourcemaps/')) return [];
    const file = join(release, path);
    const isSame = (content: Buffer) => sha256(content) === sum;
    const forms: [string, (content: Buffer) => Buffer][] = [
      ['.br', (content) => brotliDecompressSync(content)],
      ['.gz', (content) => gunzipSync(content)],
    ];
    const broken = forms.filter(
      ([ending, decode]) =>
        existsSync(`${file}${ending}`) && !isSame(decode(readFileSync(`${file}${ending}`))),
    );
    if (!existsSync(file) || !isSame(readFileSync(file))) return [path];
    return broken.map(([ending]) => `${path}${ending}`);
  });
}

export const currentId = (to: string, brand = 'small'): string => readIdentity(join(to, brand, 'current')).id;

export const releasesOf = (to: string, brand = 'small'): string[] =>
  readdirSync(join(to, brand, 'releases')).sort();
