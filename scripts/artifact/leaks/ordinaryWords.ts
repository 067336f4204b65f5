import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureNames, layoutNames } from '../../../src/shared/brand/brandRecord.ts';
import { routeEntry } from '../../../src/shared/paths/routeRules.ts';
import { routeIds } from '../../../src/shared/paths/routeTable.ts';

/** Beside the configuration; one word a line, `#` starts a remark. */
export const ordinaryWordsFile = 'brands/ordinary-words.txt';

/** Words of the product itself, which a brand may be called like: its layouts, features and addresses. */
const productWords = [...layoutNames, ...featureNames, ...routeIds, ...routeIds.flatMap(pathWords)];

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

/**
 * Words that tell nothing when the app holds them, though somebody's id or name is the same: in lower case. A brand
 * called `Sorte` would otherwise be found in every text about luck.
 */
export function ordinaryWords(configFile: string): Set<string> {
  const stated = readWords(join(dirname(configFile), ordinaryWordsFile)).map((line) =>
    line.replace(/#.*/, '').trim(),
  );
  return new Set(
    [...productWords, ...stated].filter((word) => word !== '').map((word) => word.toLowerCase()),
  );
}
