import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './contentHash.ts';

interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
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

/** CycloneDX 1.6 of what runs in the browser: the production dependencies of the lock file. Of no brand and no day. */
export function sbom(root: string, timestamp: string): string {
  const lock: { name: string; version: string; packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const production = Object.entries(lock.packages)
    .filter(([path, entry]) => path !== '' && !entry.dev && !entry.optional && entry.version)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const refOf = (path: string) => packageUrl(nameOf(path), lock.packages[path]?.version ?? '');
  const known = new Set(production.map(([path]) => path));
  const dependsOn = (path: string, entry: LockedPackage) => ({
    ref: path === '' ? packageUrl(lock.name, lock.version) : refOf(path),
    dependsOn: [
      ...new Set(
        Object.keys(entry.dependencies ?? {})
          .map((name) => resolveDependency(lock.packages, path, name))
          .flatMap((found) => (found && known.has(found) ? [refOf(found)] : [])),
      ),
    ].sort(),
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
  const rootEntry = lock.packages[''] ?? {};
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
    dependencies: [
      dependsOn('', rootEntry),
      ...production.map(([path, entry]) => dependsOn(path, entry)),
    ].filter((entry, index, all) => all.findIndex((other) => other.ref === entry.ref) === index),
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
