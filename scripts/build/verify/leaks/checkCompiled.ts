import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledDir, compiledRecord, prerenderModule } from '../../compile/compiledApp.ts';
import { sharedFileSource } from '../../output/artifactFile.ts';
import { isText, type LeakDetector, type SearchableText, searchable } from './LeakDetector.ts';
import { leakAllowlistFile } from './leakAllowlist.ts';
import type { Needle } from './needles.ts';
import { type NeutralNeedles, needleKey } from './neutralNeedles.ts';

// A brand's value in the app, which must not contain any.
export interface AppLeak {
  needle: Needle;
  // One sentence.
  message: string;
}

// Texts of the last search by file: the studio searches the same app for its brands again and again.
let lastTexts = new Map<string, SearchableText>();

function textOf(file: string): SearchableText {
  const content = readFileSync(file);
  const last = lastTexts.get(file);
  return last && content.equals(last.content) ? last : searchable(content);
}

/** Searches the compiled app for every brand, once for all artifacts that share it. */
export function checkCompiled(
  detector: LeakDetector,
  { dir, app }: CompiledDir,
  neutral: NeutralNeedles,
): AppLeak[] {
  const sourcemaps = app.sourcemaps.map((file) => sharedFileSource(dir, 'sourcemaps', file));
  const files = [
    ...[...app.chunks, ...app.publicFiles].map((file) => sharedFileSource(dir, 'site', file)),
    prerenderModule(dir),
    join(dir, compiledRecord),
    ...sourcemaps,
  ].filter(isText);
  lastTexts = new Map(files.map((file) => [file, textOf(file)]));
  const filesOf = new Map<Needle, string[]>();
  for (const [file, text] of lastTexts) {
    for (const needle of detector.sightingsIn(text)) {
      // In a library's remarks `#448822` is the number of an issue; a color that is used is in a chunk as well.
      if (needle.kind === 'colour' && sourcemaps.includes(file)) continue;
      if (neutral.has(needleKey(needle))) continue;
      filesOf.set(needle, [...(filesOf.get(needle) ?? []), file.slice(dir.length + 1)]);
    }
  }
  return [...filesOf].map(([needle, held]) => {
    const rest = held.length - 1;
    const named = rest === 0 ? held[0] : `${held[0]} and ${rest} more ${rest === 1 ? 'file' : 'files'}`;
    return { needle, message: messageAbout('compiled app', needle, named ?? '') };
  });
}

// `searched` names what was read.
export function messageAbout(searched: string, { kind, text, field, owners }: Needle, file: string): string {
  const found = `The ${searched} holds "${kind === 'colour' ? '#' : ''}${text}" (${field} of ${[...owners].join(', ')}) in ${file}: it must know no brand.`;
  if (kind !== 'word') return found;
  return `${found} If it is an ordinary word and no leak, write it on a line of ${leakAllowlistFile} beside the configuration.`;
}
