import { expect, test } from 'vitest';
import { contrastRatio, screenColourOfHex } from '../../scripts/brands/theme/colourValue.ts';
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

function whiteOn(hex: string): number {
  const [white, colour] = [screenColourOfHex('#ffffff'), screenColourOfHex(hex)];
  if (!white || !colour) throw new Error(`${hex} is not a color of six digits.`);
  return contrastRatio(white, colour);
}
