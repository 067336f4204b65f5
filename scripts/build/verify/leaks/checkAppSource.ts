import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceFiles } from '../../compile/sourceHash.ts';
import { type AppLeak, messageAbout } from './checkCompiled.ts';
import { isText, type LeakDetector } from './LeakDetector.ts';
import { type NeutralNeedles, needleKey } from './neutralNeedles.ts';

// What the compiled app and its source maps are made of, libraries apart.
const appSource = ['src', 'public', 'index.html'];

/** Searches the app's own source for every brand, for when there is no compiled app to search. */
export function checkAppSource(detector: LeakDetector, root: string, neutral: NeutralNeedles): AppLeak[] {
  return sourceFiles(root, appSource)
    .filter(isText)
    .flatMap((file) => {
      // A text between two tags may be broken over lines.
      const text = readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');
      return [...detector.sightings(Buffer.from(text))]
        .filter((needle) => needle.kind !== 'colour' && !neutral.has(needleKey(needle)))
        .map((needle) => ({ needle, message: messageAbout("app's source", needle, file) }));
    });
}
