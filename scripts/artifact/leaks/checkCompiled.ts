import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledFolder, compiledRecord, prerenderModule, sharedFileSource } from '../compiledApp.ts';
import { needleKey } from './checkArtifact.ts';
import { isText, type LeakDetector, type Sighting } from './LeakDetector.ts';
import type { Needle } from './needles.ts';

export interface CompiledFindings {
  /** Hosts, keys or company data of a brand inside the app: the app may hold none. */
  leaks: { file: string; found: string; owners: string[]; field: string }[];
  /** Words and colours of the app that are also somebody's id, name or colour. */
  neutral: Set<string>;
  /** Those of them that are a brand's id or name. */
  words: { file: string; found: string; owners: string[] }[];
}

/** Searches the compiled app for every brand. Once per build, however many artifacts share it. */
export function checkCompiled(detector: LeakDetector, { folder, app }: CompiledFolder): CompiledFindings {
  const files = [
    ...[...app.chunks, ...app.publicFiles].map((file) => sharedFileSource(folder, 'site', file)),
    ...app.sourcemaps.map((file) => sharedFileSource(folder, 'sourcemaps', file)),
    prerenderModule(folder),
    join(folder, compiledRecord),
  ].filter(isText);
  const findings: CompiledFindings = { leaks: [], neutral: new Set(), words: [] };
  for (const file of files) {
    for (const sighting of detector.sightings(readFileSync(file)))
      note(findings, file.slice(folder.length + 1), sighting);
  }
  return findings;
}

function note({ leaks, neutral, words }: CompiledFindings, file: string, { needle }: Sighting): void {
  const found = needle.text;
  const owners = [...needle.owners];
  if (needle.kind === 'distinctive') leaks.push({ file, found, owners, field: needle.field });
  else if (needle.kind === 'word' && !neutral.has(needleKey(needle)) && !isProduct(needle))
    words.push({ file, found, owners });
  if (needle.kind !== 'distinctive') neutral.add(needleKey(needle));
}

/** `default` is the product's own brand, and its name the product's. */
function isProduct({ owners }: Needle): boolean {
  return owners.size === 1 && owners.has('default');
}
