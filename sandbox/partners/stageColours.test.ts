import { expect, test } from 'vitest';
import { lightness } from '../art/tones.ts';
import { stageColours } from './stageColours.ts';

test('makes the stage wine for a wine surface and blue-black for a blue-black one', () => {
  expect(stageColours({ surface: '#1d0f13', text: '#f8f0e7' })).toEqual({
    ground: '#220b12',
    raised: '#18080d',
  });
  expect(stageColours({ surface: '#13171e', text: '#f1f5fa' }).ground).toBe('#101622');
});

test('stays dark enough for white text on light pages', () => {
  const { ground, raised } = stageColours({ surface: '#ffffff', text: '#0e1433' });
  expect(lightness(ground)).toBeLessThan(0.1);
  expect(lightness(raised)).toBeLessThan(lightness(ground));
});

test.each([
  ['a bright surface under white text', '#002de1', '#ffffff'],
  ['a bright text on a light page', '#ffffff', '#c0392b'],
])('darkens %s until white text has 7:1', (_what, surface, text) => {
  const { ground, raised } = stageColours({ surface, text });
  expect(whiteOn(ground)).toBeGreaterThanOrEqual(7);
  expect(whiteOn(raised)).toBeGreaterThan(whiteOn(ground));
});

// The contrast of white text by WCAG 2.2.
function whiteOn(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
