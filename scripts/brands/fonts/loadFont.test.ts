import { describe, expect, it } from 'vitest';
import { type FontMetrics, fontCatalogue } from '../theme/fontCatalogue.ts';
import { loadFont } from './loadFont.ts';
import { readFont } from './readFont.ts';

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

async function measured(woff2: Buffer): Promise<FontMetrics> {
  const { ascent, descent, lineGap, widthAt } = await readFont(woff2);
  return { ascent, descent, lineGap, width: widthAt(400), boldWidth: widthAt(700) };
}
