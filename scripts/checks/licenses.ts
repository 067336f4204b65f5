import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedPackages } from '../build/verify/shippedPackages.ts';
import { projectRoot } from './runTool.ts';

// SPDX identifiers that may ship in an artifact.
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
];
// Licenses of development tools.
const ofTools = [...permissive, 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'];

/** Returns whether an SPDX expression allows an accepted license; nested expressions need a manual decision. */
export function isAccepted(expression: string, accepted: readonly string[]): boolean {
  const flat = expression.replace(/^\((.*)\)$/, '$1');
  return flat
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => accepted.includes(license)));
}

interface LockedPackage {
  license?: string;
}

/** Compares the license of every installed package with the accepted ones. */
export async function checkLicenses(): Promise<{ code: number; output: string }> {
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(projectRoot, 'package-lock.json'), 'utf8'),
  );
  const shipped = new Set(shippedPackages(projectRoot).libraries.map(({ dir }) => dir));
  const found = Object.entries(lock.packages).flatMap(([dir, { license }]) => {
    // Optional packages of other systems are in the lock file only.
    if (dir === '' || !existsSync(join(projectRoot, dir))) return [];
    const isShipped = shipped.has(dir);
    if (license && isAccepted(license, isShipped ? permissive : ofTools)) return [];
    return [`${dir} (${isShipped ? 'ships' : 'tool'}): ${license ?? 'names no license'}`];
  });
  return { code: found.length > 0 ? 1 : 0, output: found.join('\n') };
}
