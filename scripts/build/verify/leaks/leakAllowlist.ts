import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureNames, homeNames, layoutNames, shapeNames } from '../../../../src/shared/brand/brandNames.ts';
import { routeEntry } from '../../../../src/shared/paths/routeRules.ts';
import { routeIds } from '../../../../src/shared/paths/routeTable.ts';

// Next to the configuration. One word a line; `#` starts a remark.
export const leakAllowlistFile = 'brands/ordinary-words.txt';

// The product's layouts, arrangements, features and paths, which may also be a brand's name.
export const productWords = [
  ...layoutNames,
  ...homeNames,
  ...Object.values(shapeNames).flat(),
  ...featureNames,
  ...routeIds,
  ...routeIds.flatMap(pathWords),
];

function pathWords(id: (typeof routeIds)[number]): string[] {
  return routeEntry(id).paths.flatMap((path) => path.split(/[^A-Za-z]+/));
}

function readWords(file: string): string[] {
  try {
    return readFileSync(file, 'utf8')
      .replace(/^\uFEFF/, '')
      .split('\n');
  } catch {
    // Hardly any brand is called like a word of the language, so mostly there is no such file.
    return [];
  }
}

// A brand called `Sorte` would otherwise be found in every text about luck.
/** Lists, in lower case, words that are no leak although a brand's id or name is the same. */
export function leakAllowlist(configFile: string): Set<string> {
  const stated = readWords(join(dirname(configFile), leakAllowlistFile)).map((line) =>
    line.replace(/#.*/, '').trim(),
  );
  return new Set(
    [...productWords, ...stated].filter((word) => word !== '').map((word) => word.toLowerCase()),
  );
}
