import { readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { listFiles } from '../../scripts/build/compile/measureFiles.ts';
import { sha256Sums, sumsFile, textFile } from '../../scripts/build/output/artifactFile.ts';
import { cspHash } from '../../scripts/build/output/contentHash.ts';
import { writeArtifact } from '../../scripts/build/output/writeArtifact.ts';
import { inlineBlocks } from '../../scripts/build/render/inlineBlocks.ts';
import { readIdentity } from '../../scripts/release/artifactIdentity.ts';
import { isCompressible } from '../../scripts/serve/mediaTypes.ts';

/** Writes an artifact as another compilation would make it: another build id, and another name for every script. */
export function writeOtherBuild(artifact: string, target: string): void {
  const { id } = readIdentity(artifact);
  const scripts = listFiles(join(artifact, 'site/assets')).map((path) => basename(path));
  const renamed = new Map(scripts.map((name) => [name, `next-${name}`]));
  renamed.set(id, [...id].reverse().join(''));
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const rename = (text: string) => text.replaceAll(names, (name) => renamed.get(name) ?? name);
  const paths = listFiles(artifact).filter((path) => path !== sumsFile && !path.startsWith('sourcemaps/'));
  // The import map is an inline script that names the others.
  const hashes = new Map<string, string>();
  for (const path of paths.filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(artifact, path), 'utf8');
    for (const script of inlineBlocks(html).scripts) hashes.set(cspHash(script), cspHash(rename(script)));
  }
  const rehash = (text: string) => text.replaceAll(/'sha256-[\w+/=]+'/g, (hash) => hashes.get(hash) ?? hash);
  const files = paths.map((path) => {
    const content = readFileSync(join(artifact, path));
    const isText = isCompressible(extname(path)) || /^deploy\/|^site\/_/.test(path);
    return isText
      ? textFile(rename(path), rehash(rename(content.toString())))
      : { path: rename(path), content };
  });
  writeArtifact(target, [...files, textFile(sumsFile, sha256Sums(files))]);
}
