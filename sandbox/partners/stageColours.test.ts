import { expect, test } from 'vitest';
import { contrastRatio, screenColourOfHex } from '../../scripts/brands/theme/colourValue.ts';
import { type Palette, palettes } from '../art/palettes.ts';
import { stageColours } from './stageColours.ts';

const every = Object.entries(palettes).map(([name, palette]) => [name, stageColours(palette)] as const);

test.each(every)('keeps words readable on the stage of %s', (_name, colours) => {
  const { ground, raised, play, onPlay } = colours;
  expect(contrastOf('#ffffff', ground)).toBeGreaterThanOrEqual(7);
  expect(contrastOf('#ffffff', raised)).toBeGreaterThan(contrastOf('#ffffff', ground));
  // Names of figures and a win.
  for (const words of ['#d9cfe6', '#ffe23e']) expect(contrastOf(words, ground)).toBeGreaterThanOrEqual(4.5);
  for (const edge of play) expect(contrastOf(onPlay, edge)).toBeGreaterThanOrEqual(4.5);
});

test.each(every)('sets frame and button of %s off from the ground', (_name, { ground, frame, play }) => {
  for (const colour of [frame, ...play]) expect(contrastOf(colour, ground)).toBeGreaterThanOrEqual(3);
});

test('gives each palette a frame, reels and a button of its own', () => {
  const looks = every.map(([, { frame, reels, play }]) => [frame, reels, ...play].join());
  expect(new Set(looks).size).toBe(every.length);
});

test.each([
  ['a dull light', { deep: '#101010', mid: '#303030', glow: '#767676', accent: '#ffffff' }],
  ['a dark light', { deep: '#101010', mid: '#000000', glow: '#3a3a3a', accent: '#ffffff' }],
  ['a bright ground', { deep: '#c0c0ff', mid: '#4040ff', glow: '#ffffff', accent: '#ff0000' }],
] satisfies [string, Palette][])('keeps words readable with %s', (_what, palette) => {
  const { ground, play, onPlay } = stageColours(palette);
  expect(contrastOf('#ffffff', ground)).toBeGreaterThanOrEqual(7);
  for (const edge of play) expect(contrastOf(onPlay, edge)).toBeGreaterThanOrEqual(4.5);
});

function contrastOf(first: string, second: string): number {
  const [one, other] = [screenColourOfHex(first), screenColourOfHex(second)];
  if (!one || !other) throw new Error(`${first} or ${second} is not a color of six digits.`);
  return contrastRatio(one, other);
}
