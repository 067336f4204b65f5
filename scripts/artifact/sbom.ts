import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './contentHash.ts';

interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

function packageUrl(name: string, version: string): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** npm's `sha512-<base64>` as CycloneDX writes it. */
function hashes(integrity: string | undefined) {
  const sha512 = integrity?.split(' ').find((part) => part.startsWith('sha512-'));
  if (!sha512) return {};
  return { hashes: [{ alg: 'SHA-512', content: Buffer.from(sha512.slice(7), 'base64').toString('hex') }] };
}

/** The lock file's rule: the nearest `node_modules` upwards that has the package. */
function resolveDependency(
  packages: Record<string, LockedPackage>,
  from: string,
  name: string,
): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const path = `${folder}${folder ? '/' : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder) return null;
  }
}

/** Lock file paths of what a package needs to run. */
function dependenciesOf(packages: Record<string, LockedPackage>, from: string): string[] {
  const { dependencies, peerDependencies, peerDependenciesMeta } = packages[from] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const found = [...Object.keys(dependencies ?? {}), ...peers].map((name) =>
    resolveDependency(packages, from, name),
  );
  return [...new Set(found.flatMap((path) => path ?? []))];
}

/** Lock file paths of everything that the project's own dependencies bring along. */
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

/** CycloneDX 1.6 of what runs in the browser: the project's dependencies and theirs, from the lock file. Of no brand and no day. */
export function sbom(root: string, timestamp: string): string {
  const lock: { name: string; version: string; packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const production = reachablePackages(lock.packages).map(
    (path) => [path, lock.packages[path] ?? {}] as const,
  );
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const refOf = (path: string) => packageUrl(nameOf(path), lock.packages[path]?.version ?? '');
  const dependsOn = (path: string) => ({
    ref: path === '' ? packageUrl(lock.name, lock.version) : refOf(path),
    dependsOn: [...new Set(dependenciesOf(lock.packages, path).map(refOf))].sort(),
  });
  const components = new Map(
    production.map(([path, entry]) => [
      refOf(path),
      {
        type: 'library',
        'bom-ref': refOf(path),
        name: nameOf(path),
        version: entry.version,
        purl: refOf(path),
        ...(entry.license ? { licenses: [{ expression: entry.license }] } : {}),
        ...hashes(entry.integrity),
      },
    ]),
  );
  const body = {
    metadata: {
      timestamp,
      component: {
        type: 'application',
        'bom-ref': packageUrl(lock.name, lock.version),
        name: lock.name,
        version: lock.version,
      },
    },
    components: [...components.values()],
    dependencies: [dependsOn(''), ...production.map(([path]) => dependsOn(path))].filter(
      (entry, index, all) => all.findIndex((other) => other.ref === entry.ref) === index,
    ),
  };
  return `${JSON.stringify(
    { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: serialNumber(body), version: 1, ...body },
    null,
    1,
  )}\n`;
}

/** A UUID made of the content, because a random one would differ from build to build. */
function serialNumber(body: unknown): string {
  const hex = sha256(JSON.stringify(body));
  const variant = ((Number.parseInt(hex.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20, 32)}`;
}
