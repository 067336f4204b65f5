import { describe, expect, it } from 'vitest';
import { cssColour, screenColour, screenColourOfHex } from './colourValue.ts';
import { measureContrast } from './measureContrast.ts';
import { avoidColors, type Palette, paletteFrom } from './palette.ts';
import { withColour } from './passingColour.ts';

const failing = (palette: Palette) =>
  measureContrast(withColour(new Map(), palette)).filter(({ ratio, required }) => ratio < required);

function palette(hex: string): Palette {
  const color = screenColourOfHex(hex);
  if (!color) throw new Error(`${hex} is no color`);
  return paletteFrom(color);
}

const spread = [0, 0.25, 0.5, 0.75, 1].flatMap((lightness) =>
  [0, 120, 260].map((hue) => cssColour(screenColour('oklch', [lightness, 0.18, hue], 1))),
);

describe('palette from one color', () => {
  it.each(['#7a3cff', '#fffbe6', '#0a0a2a', '#ff0000', '#808080', ...spread])(
    'passes every contrast pair from %s',
    (hex) => {
      expect(failing(palette(hex))).toEqual([]);
    },
  );

  it('keeps the color where it can, and draws dark colors on a light page', () => {
    expect(cssColour(palette('#0a0a2a').primary)).toBe('#0a0a2a');
    expect(cssColour(palette('#fffbe6').primary)).toBe('#fffbe6');
    expect(palette('#0a0a2a').background.channels[0]).toBeGreaterThan(200);
    expect(palette('#fffbe6').background.channels[0]).toBeLessThan(50);
  });

  it('moves a refused color by one step, and every pair still passes', () => {
    const before = palette('#3aa8ff');
    const after = avoidColors(before, new Set(['#3aa8ff']));
    expect(cssColour(after.primary)).not.toBe('#3aa8ff');
    const steps = after.primary.channels.map((channel, index) =>
      Math.abs(channel - (before.primary.channels[index] ?? 0)),
    );
    expect(steps.reduce((sum, step) => sum + step, 0)).toBe(1);
    expect(failing(after)).toEqual([]);
  });
});
