import { create } from 'fontkitten';
import decompress from 'woff2-encoder/decompress';
import { fontFormatOf } from './fontFormat.ts';
import { letterFrequencies } from './letterFrequencies.ts';

interface Axis {
  min: number;
  default: number;
  max: number;
}

// A font file, opened.
export interface ReadFont {
  // As the file names itself, without its weight where it can.
  family: string;
  axes: Readonly<Record<string, Axis>>;
  // Both the same in a font of one weight.
  weights: { min: number; max: number };
  codePoints: readonly number[];
  // In units of the em square.
  ascent: number;
  descent: number;
  lineGap: number;
  // Mean advance of running Portuguese text at a weight.
  widthAt(weight: number): number;
}

const letters = Object.entries(letterFrequencies);
const letterCount = letters.reduce((sum, [, frequency]) => sum + frequency, 0);

/** Reads a font file; throws when it is damaged. */
export async function readFont(file: Buffer): Promise<ReadFont> {
  // The reader applies a weight to plain TrueType fonts only.
  const font = create(fontFormatOf(file) === 'WOFF2' ? Buffer.from(await decompress(file)) : file);
  if (font.isCollection) throw new Error('a collection of fonts');
  const em = (units: number): number => Number((units / font.unitsPerEm).toFixed(5));
  const axes: Record<string, Axis> = Object.fromEntries(
    Object.entries(font.variationAxes).flatMap(([tag, axis]) => (axis ? [[tag, axis]] : [])),
  );
  const own = font['OS/2'].usWeightClass;
  return {
    family: font.getName('preferredFamily') ?? font.familyName,
    axes,
    weights: axes.wght ?? { min: own, max: own },
    // The table of characters ends with U+FFFF.
    codePoints: font.characterSet.filter((point) => point !== 0xffff),
    ascent: em(font.ascent),
    descent: em(-font.descent),
    lineGap: em(font.lineGap),
    widthAt: (wght) => {
      const weighted = axes.wght ? font.getVariation({ wght }) : font;
      const advances = letters.map(
        ([letter, frequency]) =>
          frequency * weighted.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
      );
      return em(advances.reduce((sum, advance) => sum + advance, 0) / letterCount);
    },
  };
}
