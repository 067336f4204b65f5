import { create } from 'fontkitten';
import { describe, expect, it } from 'vitest';
import decompress from 'woff2-encoder/decompress';
import { type FontMetrics, fontCatalogue } from '../theme/fontCatalogue.ts';
import { letterFrequencies } from './letterFrequencies.ts';
import { loadFont } from './loadFont.ts';

describe('fonts of the catalogue', () => {
  it.each(Object.keys(fontCatalogue))(
    '%s has its Latin file, its face and two stand-ins of plausible measures',
    (family) => {
      const font = loadFont(family);
      const css = font.css((name) => `/x/${name}`);
      expect(css.match(/@font-face/g)).toHaveLength(3);
      const sizes = [...css.matchAll(/size-adjust:([\d.]+)%/g)].map(([, size]) => Number(size));
      for (const size of sizes) expect(size).toBeGreaterThan(75);
      for (const size of sizes) expect(size).toBeLessThan(140);
      for (const character of ['U+0000-00FF', 'format("woff2")']) expect(css).toContain(character);
    },
  );

  it.each(Object.entries(fontCatalogue))('%s has the metrics of its file', async (family, { metrics }) => {
    const file = loadFont(family).files[0]?.bytes ?? Buffer.alloc(0);
    expect(await measured(file)).toEqual(metrics);
  });
});

// Fonts are unpacked first: the reader applies a weight to plain TrueType fonts only.
async function measured(woff2: Uint8Array): Promise<FontMetrics> {
  const font = create(Buffer.from(await decompress(woff2)));
  if (font.isCollection) throw new Error('a collection of fonts');
  const em = (units: number) => Number((units / font.unitsPerEm).toFixed(5));
  const letters = Object.entries(letterFrequencies);
  const count = letters.reduce((sum, [, frequency]) => sum + frequency, 0);
  const width = (wght: number) => {
    const weighted = font.getVariation({ wght });
    const advances = letters.map(
      ([letter, frequency]) =>
        frequency * weighted.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth,
    );
    return em(advances.reduce((sum, advance) => sum + advance, 0) / count);
  };
  return {
    ascent: em(font.ascent),
    descent: em(-font.descent),
    lineGap: em(font.lineGap),
    width: width(400),
    boldWidth: width(700),
  };
}
