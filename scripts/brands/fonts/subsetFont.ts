import { join } from 'node:path';
import subset from 'subset-font';
import { sha256 } from '../../build/output/contentHash.ts';
import { readHashed, writeHashed } from '../../build/output/hashedFile.ts';
import { cacheDir, projectRoot } from '../../cli/projectPaths.ts';
import { fontFormatOf } from './fontFormat.ts';
import { codePointsOf, latinRange } from './latinLetters.ts';
import { type ReadFont, readFont } from './readFont.ts';

const codePoints = codePointsOf(latinRange);
const isLatin = new Set(codePoints);
const characters = String.fromCodePoint(...codePoints);

// Changes with the version of subset-font.
const madeBy = 'subset-font-2.9 v1';

// Of the family without its weight, in the table of names.
const familyNameId = 16;

export interface SubsetFont {
  bytes: Buffer;
  font: ReadFont;
}

// A second for each font: compression at the highest level.
async function cachedSubset(source: Buffer, pinned: Readonly<Record<string, number>>): Promise<Buffer> {
  const key = sha256(`${madeBy} ${sha256(source)}`);
  const file = join(cacheDir(projectRoot, 'subsets'), key);
  const kept = readHashed(file);
  if (kept) return kept;
  const made = await subset(source, characters, {
    targetFormat: 'woff2',
    preserveNameIds: [familyNameId],
    variationAxes: pinned,
  });
  writeHashed(file, made);
  return made;
}

/** Makes a WOFF2 file with the characters and the axis of shipped fonts; one that has no more stays as it is. */
export async function subsetFont(source: Buffer, read: ReadFont): Promise<SubsetFont> {
  const pinned = Object.fromEntries(
    Object.entries(read.axes).flatMap(([tag, axis]) => (tag === 'wght' ? [] : [[tag, axis.default]])),
  );
  const isSmall =
    fontFormatOf(source) === 'WOFF2' &&
    Object.keys(pinned).length === 0 &&
    read.codePoints.every((point) => isLatin.has(point));
  if (isSmall) return { bytes: source, font: read };
  const bytes = await cachedSubset(source, pinned);
  return { bytes, font: await readFont(bytes) };
}
