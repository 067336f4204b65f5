import type { Problem } from '../problem.ts';
import type { TextFile } from '../textFile.ts';
import { fontFormatOf } from './fontFormat.ts';
import { portugueseLetters } from './latinLetters.ts';
import { familyOf, fontsDir } from './ownFontFiles.ts';
import type { ReadFont } from './readFont.ts';

export type FontFinding = Pick<Problem, 'found' | 'expected' | 'message' | 'suggestion'>;

// Bytes of a family in the artifact. The heaviest shipped font has 51 kB.
export const fontBudget = 80_000;
// Bytes of a file before its subset is made.
export const largestFontFile = 2_000_000;

const otherFormats = /\.(?:ttf|otf|ttc|woff|eot)$/i;
const mostShown = 12;

// What a file with another name or of another format should be called.
function properName(name: string): string {
  const stem = name.replace(/\.\w+$/, '').replace(/\[.*?\]/g, '');
  return `${stem.replace(/[^\p{L}\p{N} _-]+/gu, ' ').trim()}.woff2`;
}

/** Says why a file of the directory `fonts` cannot be a font by its name, if so. */
export function nameFinding(name: string): FontFinding | undefined {
  const isOther = otherFormats.test(name);
  if (familyOf(name) !== undefined || !(isOther || name.endsWith('.woff2'))) return undefined;
  const suggestion = properName(name);
  return {
    found: `"${name}"`,
    expected: 'a WOFF2 file with the name of its family, such as "Nova Sans.woff2"',
    suggestion,
    message: isOther
      ? `${fontsDir}/${name} is no WOFF2 file: convert it to "${suggestion}", or drop it in the studio`
      : `the name of ${fontsDir}/${name} cannot be that of a family: did you mean "${suggestion}"?`,
  };
}

/** Says why the license of a family cannot be shown, if so. */
export function licenseFinding(
  family: string,
  license: (TextFile & { name: string }) | undefined,
): FontFinding | undefined {
  const suggestion = `${family}.txt`;
  const expected = `the license of the font in "${fontsDir}/${suggestion}" or "${fontsDir}/LICENSE.txt"`;
  if (!license)
    return {
      found: 'no license file',
      expected,
      suggestion,
      message: `"${family}" has no license file: put its license into "${fontsDir}/${suggestion}"`,
    };
  if (license.error)
    return {
      found: license.error.found,
      expected,
      message: `the license "${fontsDir}/${license.name}" cannot be read: ${license.error.message}`,
    };
  if (license.text.trim() !== '') return undefined;
  return {
    found: 'an empty file',
    expected,
    message: `the license "${fontsDir}/${license.name}" is empty`,
  };
}

/** Says why the bytes of a file are no font that can be read, if so. */
export function bytesFinding(name: string, bytes: Buffer): FontFinding | undefined {
  const format = fontFormatOf(bytes);
  if (format !== 'WOFF2')
    return {
      found: format === undefined ? 'no font' : `a ${format} file`,
      expected: 'a WOFF2 file',
      message: `${fontsDir}/${name} is ${format === undefined ? 'no font' : `a ${format} file under another name`}: convert it to WOFF2, or drop it in the studio`,
    };
  if (bytes.length <= largestFontFile) return undefined;
  return {
    found: `${bytes.length} bytes`,
    expected: `at most ${largestFontFile} bytes`,
    message: `${fontsDir}/${name} has ${bytes.length} bytes, and at most ${largestFontFile} are read`,
  };
}

export function damageFinding(name: string, error: unknown): FontFinding {
  return {
    found: 'a damaged file',
    expected: 'a WOFF2 file',
    message: `${fontsDir}/${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
  };
}

/** Names the letters of Portuguese that a font lacks, if any. */
export function lettersFinding(name: string, { codePoints }: ReadFont): FontFinding | undefined {
  const there = new Set(codePoints);
  const missing = [...portugueseLetters].filter((letter) => !there.has(letter.codePointAt(0) ?? 0));
  if (missing.length === 0) return undefined;
  const shown = `${missing.slice(0, mostShown).join(' ')}${missing.length > mostShown ? ' …' : ''}`;
  return {
    found: `no ${shown}`,
    expected: 'every letter and sign of Portuguese',
    message: `${fontsDir}/${name} lacks ${missing.length} letters and signs of pages in Portuguese (${shown}): use the file with the whole Latin alphabet`,
  };
}

export function sizeFinding(family: string, bytes: number): FontFinding | undefined {
  if (bytes <= fontBudget) return undefined;
  return {
    found: `${bytes} bytes`,
    expected: `at most ${fontBudget} bytes`,
    message: `"${family}" has ${bytes} bytes with Latin letters alone, its budget is ${fontBudget}: use fewer files, or one with fewer weights`,
  };
}
