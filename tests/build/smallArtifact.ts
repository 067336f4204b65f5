import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Sums, sumsFile, textFile } from '../../scripts/build/output/artifactFile.ts';
import { sha256, shortHash } from '../../scripts/build/output/contentHash.ts';
import { writeArtifact } from '../../scripts/build/output/writeArtifact.ts';

export interface SmallArtifact {
  // Decides the build id.
  build: string;
  // Other bytes under the same build id.
  content?: string;
  pages?: number;
  // Further files below `deploy/`, by name.
  deploy?: Record<string, string>;
}

export const buildIdOf = (build: string): string => sha256(build).slice(0, 12);

// Path of the script of a build, below the release.
export const scriptOf = (build: string): string => `site/assets/app-${shortHash(build)}.js`;

const policy = "script-src 'self'; style-src 'self' 'unsafe-inline'";

/** Writes an artifact of a few files in the format of the build; releases of it take a fraction of a second. */
export function writeSmallArtifact(
  out: string,
  { build, content = '', pages = 4, deploy = {} }: SmallArtifact,
): void {
  const [brand, env, id] = ['small', 'production', buildIdOf(build)];
  const identity = { id, timestamp: '2026-01-01T00:00:00Z', commit: null, brand, env };
  const html = (name: string) =>
    `<!doctype html><script type="application/json" id="brand">${JSON.stringify({ build: identity })}</script><p>${name} ${content}${sha256(`${build}${name}`).repeat(40)}</p>`;
  const names = ['index', '200', '404', ...Array.from({ length: pages }, (_, index) => `page-${index}`)];
  const rules = [{ match: '/*', headers: { 'Content-Security-Policy': policy } }];
  const files = [
    ...names.map((name) => textFile(`site/${name}.html`, html(name))),
    textFile(scriptOf(build), `export const build = '${id}';\n`.repeat(50)),
    textFile(`site/brand/logo-${id}.svg`, `<svg>${id}</svg>`),
    textFile(`site/brand/legal/terms-${id}.json`, '{}'),
    textFile('site/builds/latest.json', JSON.stringify(identity)),
    textFile(`site/builds/meta/${id}.json`, JSON.stringify(identity)),
    textFile('deploy/headers.json', JSON.stringify({ rules })),
    ...Object.entries(deploy).map(([name, text]) => textFile(`deploy/${name}`, text)),
    textFile(`sourcemaps/assets/app-${shortHash(build)}.js.map`, '{}'),
  ];
  rmSync(join(out, brand), { recursive: true, force: true });
  writeArtifact(join(out, brand), [...files, textFile(sumsFile, sha256Sums(files))]);
}
