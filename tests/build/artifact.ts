import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { loadBrands } from '../../scripts/brands/loadBrands.ts';
import type { ResolvedBrand } from '../../scripts/brands/resolvedBrand.ts';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { sha256 } from '../../scripts/build/output/contentHash.ts';
import { projectRoot } from '../../scripts/cli/projectPaths.ts';
import { buildEnvironment } from './runScript.ts';

export const brandIds = ['default', 'gingaro', 'fliperix', 'maraxi', 'tucavo', 'velvora'] as const;

export function artifactDir(brand: string): string {
  return join(inject('artifacts'), brand);
}

// Text of a file of the shared build.
export function read(brand: string, path: string): string {
  return readFileSync(join(artifactDir(brand), path), 'utf8');
}

// Paths below `site/`.
export function siteFiles(brand: string): string[] {
  return listFiles(join(artifactDir(brand), 'site'));
}

export function pages(brand: string): { file: string; html: string }[] {
  return siteFiles(brand)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: read(brand, `site/${file}`) }));
}

function fileSums(dir: string): Map<string, string> {
  return new Map(listFiles(dir).map((file) => [file, sha256(readFileSync(join(dir, file)))]));
}

/** Hashes every name and byte below a directory. */
export function dirHash(dir: string): string {
  return sha256([...fileSums(dir)].map(([file, sum]) => `${sum}  ${file}\n`).join(''));
}

/** Lists files that two directories do not share or that differ. */
export function filesThatDiffer(dir: string, other: string): string[] {
  const [sums, others] = [fileSums(dir), fileSums(other)];
  const files = new Set([...sums.keys(), ...others.keys()]);
  return [...files].filter((file) => sums.get(file) !== others.get(file));
}

/** Lists errors of `sha256sum --check`, and files that it does not cover. */
export function brokenFiles(dir: string): string[] {
  const lines = readFileSync(join(dir, 'SHA256SUMS'), 'utf8').trimEnd().split('\n');
  const sums = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
  const files = listFiles(dir).filter((file) => file !== 'SHA256SUMS');
  const wrong = files.filter((file) => sums.get(file) !== sha256(readFileSync(join(dir, file))));
  return [...wrong, ...[...sums.keys()].filter((file) => !files.includes(file))];
}

let loaded: Promise<ResolvedBrand[]> | undefined;

// The brands as the shared build resolved them.
export function resolvedBrands(): Promise<ResolvedBrand[]> {
  loaded ??= loadBrands({
    configFile: join(projectRoot, 'brands.config.json'),
    env: 'production',
    projectRoot,
    processEnv: buildEnvironment(),
  }).then(({ brands }) => brands);
  return loaded;
}

export async function resolvedBrand(id: string): Promise<ResolvedBrand> {
  const brand = (await resolvedBrands()).find(({ settings }) => settings.id === id);
  if (!brand) throw new Error(`no brand ${id}`);
  return brand;
}
