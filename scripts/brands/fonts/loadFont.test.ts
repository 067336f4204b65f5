import { describe, expect, it } from 'vitest';
import { fontCatalogue } from '../theme/fontCatalogue.ts';
import { fontMetrics } from './fontMetrics.ts';
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

  it('measures Sora as its makers state it: 1000 units, 970 up, 290 down, wider when bold', () => {
    const bytes = loadFont('Sora').files[0]?.bytes ?? Buffer.alloc(0);
    const metrics = fontMetrics(bytes);
    expect(metrics.ascent).toBeCloseTo(0.97, 3);
    expect(metrics.descent).toBeCloseTo(0.29, 3);
    expect(metrics.meanWidth(700)).toBeGreaterThan(metrics.meanWidth(400));
    expect(metrics.meanWidth(2000)).toBe(metrics.meanWidth(800));
  });

  it('refuses a file that is no WOFF2 font', () => {
    expect(() => fontMetrics(Buffer.from('OTTO and something else'))).toThrow('not a WOFF2 font');
  });
});
