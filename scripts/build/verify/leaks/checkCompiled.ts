import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledFolder, compiledRecord, prerenderModule } from '../../compile/compiledApp.ts';
import { sharedFileSource } from '../../output/artifactFile.ts';
import { isText, type LeakDetector } from './LeakDetector.ts';
import { leakAllowlistFile } from './leakAllowlist.ts';
import type { Needle } from './needles.ts';
import { type NeutralNeedles, needleKey } from './neutralNeedles.ts';

// A brand's value in the compiled app, which must not contain any.
export interface CompiledLeak {
  needle: Needle;
  // One sentence.
  message: string;
}

/** Searches the compiled app for every brand, once for all artifacts that share it. */
export function checkCompiled(
  detector: LeakDetector,
  { folder, app }: CompiledFolder,
  neutral: NeutralNeedles,
): CompiledLeak[] {
  const sourcemaps = app.sourcemaps.map((file) => sharedFileSource(folder, 'sourcemaps', file));
  const files = [
    ...[...app.chunks, ...app.publicFiles].map((file) => sharedFileSource(folder, 'site', file)),
    prerenderModule(folder),
    join(folder, compiledRecord),
    ...sourcemaps,
  ].filter(isText);
  const leaks: CompiledLeak[] = [];
  for (const file of files) {
    for (const needle of detector.sightings(readFileSync(file))) {
      // In a library's remarks `#448822` is the number of an issue; a color that is used is in a chunk as well.
      if (needle.kind === 'colour' && sourcemaps.includes(file)) continue;
      if (!neutral.has(needleKey(needle)))
        leaks.push({ needle, message: messageAbout(needle, file.slice(folder.length + 1)) });
    }
  }
  return leaks;
}

function messageAbout({ kind, text, field, owners }: Needle, file: string): string {
  const found = `The compiled app holds "${kind === 'colour' ? '#' : ''}${text}" (${field} of ${[...owners].join(', ')}) in ${file}: it must know no brand.`;
  if (kind !== 'word') return found;
  return `${found} If it is an ordinary word and no leak, write it on a line of ${leakAllowlistFile} beside the configuration.`;
}
