import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontCatalogue } from '../../brands/theme/fontCatalogue.ts';

interface LockedPackage {
  name?: string;
  version?: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

export interface ShippedPackage {
  // Below the project's root, `node_modules/…`.
  dir: string;
  name: string;
  version: string;
  // Package URL.
  ref: string;
  // SPDX expression.
  license?: string | undefined;
  integrity?: string | undefined;
}

// The packages that run in the browser, from the lock file.
export interface ShippedPackages {
  product: { name: string; version: string; ref: string };
  libraries: ShippedPackage[];
  dependencies: { ref: string; dependsOn: string[] }[];
  // By the family that themes name.
  fonts: Record<string, ShippedPackage>;
}

function packageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

// Follows the lock file's rule: the nearest `node_modules` upwards that has the package.
function resolveDependency(
  packages: Record<string, LockedPackage>,
  from: string,
  name: string,
): string | null {
  for (let dir = from; ; dir = dir.slice(0, Math.max(0, dir.lastIndexOf('node_modules/') - 1))) {
    const path = `${dir}${dir ? '/' : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!dir) return null;
  }
}

// Lock file paths of a package's runtime dependencies.
function dependenciesOf(packages: Record<string, LockedPackage>, from: string): string[] {
  const { dependencies, peerDependencies, peerDependenciesMeta } = packages[from] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const found = [...Object.keys(dependencies ?? {}), ...peers].map((name) =>
    resolveDependency(packages, from, name),
  );
  return [...new Set(found.flatMap((path) => path ?? []))];
}

// Lock file paths of the project's dependencies, including transitive ones.
function reachablePackages(packages: Record<string, LockedPackage>): string[] {
  const seen = new Set<string>();
  const waiting = dependenciesOf(packages, '');
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    waiting.push(...dependenciesOf(packages, path));
  }
  return [...seen].sort();
}

function distinct<T extends { ref: string }>(list: readonly T[]): T[] {
  return [...new Map(list.map((entry) => [entry.ref, entry])).values()];
}

export function shippedPackages(root: string): ShippedPackages {
  const lock: { name: string; version: string; packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const shipped = (dir: string): ShippedPackage => {
    const { version = '', license, integrity } = lock.packages[dir] ?? {};
    const name = dir.slice(dir.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return { dir, name, version, ref: packageUrl(name, version), license, integrity };
  };
  const product = { name: lock.name, version: lock.version, ref: packageUrl(lock.name, lock.version) };
  const dirs = reachablePackages(lock.packages);
  const dependsOn = (dir: string) =>
    [...new Set(dependenciesOf(lock.packages, dir).map((path) => shipped(path).ref))].sort();
  return {
    product,
    libraries: distinct(dirs.map(shipped)),
    dependencies: distinct([
      { ref: product.ref, dependsOn: dependsOn('') },
      ...dirs.map((dir) => ({ ref: shipped(dir).ref, dependsOn: dependsOn(dir) })),
    ]),
    fonts: Object.fromEntries(
      Object.entries(fontCatalogue).map(([family, { slug }]) => [
        family,
        shipped(`node_modules/@fontsource-variable/${slug}`),
      ]),
    ),
  };
}
