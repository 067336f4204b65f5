import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledFolder, compiledRecord, prerenderModule, sharedFileSource } from '../compiledApp.ts';
import { needleKey } from './checkArtifact.ts';
import { isGrey } from './colours.ts';
import { isText, type LeakDetector } from './LeakDetector.ts';
import type { Needle } from './needles.ts';
import { ordinaryWordsFile } from './ordinaryWords.ts';

export interface CompiledFindings {
  /** What identifies a brand inside the app, in words; the app may hold none. */
  leaks: string[];
  /** Words and colours of the app that are also somebody's id, name or colour, and identify nobody. */
  neutral: Set<string>;
}

/** Searches the compiled app for every brand. Once per build, however many artifacts share it. */
export function checkCompiled(
  detector: LeakDetector,
  { folder, app }: CompiledFolder,
  ordinaryWords: ReadonlySet<string>,
): CompiledFindings {
  const sourcemaps = app.sourcemaps.map((file) => sharedFileSource(folder, 'sourcemaps', file));
  const files = [
    ...[...app.chunks, ...app.publicFiles].map((file) => sharedFileSource(folder, 'site', file)),
    prerenderModule(folder),
    join(folder, compiledRecord),
    ...sourcemaps,
  ].filter(isText);
  const findings: CompiledFindings = { leaks: [], neutral: new Set() };
  for (const file of files) {
    for (const needle of detector.sightings(readFileSync(file))) {
      // In a library's remarks `#448822` is the number of an issue; a colour that is used is in a chunk as well.
      if (needle.kind === 'colour' && sourcemaps.includes(file)) continue;
      if (isNeutral(needle, ordinaryWords)) findings.neutral.add(needleKey(needle));
      else findings.leaks.push(inWords(needle, file.slice(folder.length + 1)));
    }
  }
  return findings;
}

function isNeutral({ kind, text, owners }: Needle, ordinaryWords: ReadonlySet<string>): boolean {
  if (kind === 'colour') return isGrey(text);
  if (kind === 'distinctive') return false;
  // `default` is the product's own brand, and its name the product's.
  return ordinaryWords.has(text.toLowerCase()) || (owners.size === 1 && owners.has('default'));
}

function inWords({ kind, text, field, owners }: Needle, file: string): string {
  const found = `The compiled app holds "${kind === 'colour' ? '#' : ''}${text}" (${field} of ${[...owners].join(', ')}) in ${file}: it must know no brand.`;
  if (kind !== 'word') return found;
  return `${found} If it is an ordinary word and no leak, write it on a line of ${ordinaryWordsFile} beside the configuration.`;
}
