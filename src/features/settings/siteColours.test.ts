import { expect, test } from 'vitest';
import { defaultSettings } from '../../shared/contract/settings/defaultSettings.ts';
import type { Settings } from '../../shared/contract/settings/settings.ts';
import { cssColour, parseColour } from './colour.ts';
import { contrastRatio, readableRatio, worstContrast } from './contrast.ts';
import { colourOverrides, type Palette } from './siteColours.ts';

const dark: Palette = {
  background: [7, 19, 14],
  surface: [14, 30, 23],
  'surface-raised': [22, 43, 33],
  text: [238, 247, 240],
  'text-muted': [160, 183, 170],
  border: [39, 68, 53],
  primary: [47, 209, 128],
  'on-primary': [2, 24, 12],
  secondary: [255, 216, 77],
  'on-secondary': [36, 26, 0],
  success: [116, 219, 164],
  'on-success': [3, 32, 19],
  danger: [255, 112, 112],
  'on-danger': [45, 4, 7],
  warning: [255, 177, 59],
  'on-warning': [40, 22, 0],
  focus: [255, 216, 77],
};

const settings = (changes: Partial<Settings>): Settings =>
  Object.assign<Settings, Partial<Settings>>({ ...defaultSettings }, changes);

test.each([
  ['#1a2B3c', [26, 43, 60]],
  ['#f00', [255, 0, 0]],
  ['rgb(1, 2, 3)', [1, 2, 3]],
  ['rgb(1 2 3)', [1, 2, 3]],
  ['hsl(120, 100%, 25%)', [0, 128, 0]],
  [' #FFFFFF ', [255, 255, 255]],
])('parses %s', (text, rgb) => {
  expect(parseColour(text)).toEqual(rgb);
});

test.each([
  '',
  'red',
  '#12',
  '#12345',
  'rgb(256, 0, 0)',
  'rgb(1, 2)',
  'hsl(400, 0%, 0%)',
  'url(https://x.test)',
  'var(--color-danger)',
  '#fff;background:url(x)',
  'rgb(0 0 0 / 50%)',
])('ignores %j', (text) => {
  expect(parseColour(text)).toBeNull();
});

test('serializes a color so that it parses to itself', () => {
  expect(parseColour(cssColour([10, 0, 255]))).toEqual([10, 0, 255]);
});

test('computes a ratio of 21 for black on white', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
});

test('changes nothing without colors', () => {
  expect(colourOverrides(defaultSettings, dark)).toEqual({});
  expect(colourOverrides(settings({ general_main_color: 'papaya' }), dark)).toEqual({});
});

test('derives hover and soft shades and a readable text from the main color', () => {
  const overrides = colourOverrides(settings({ general_main_color: '#1b1464' }), dark);
  expect(overrides.primary).toEqual([27, 20, 100]);
  expect(overrides['primary-hover']).toBeDefined();
  expect(overrides['primary-soft']).toBeDefined();
  expect(contrastRatio(overrides['on-primary'] ?? [27, 20, 100], [27, 20, 100])).toBeGreaterThanOrEqual(
    readableRatio,
  );
});

test('takes the secondary color of the settings', () => {
  const overrides = colourOverrides(settings({ general_secondary_color: '#3366ff' }), dark);
  expect(overrides.secondary).toEqual([51, 102, 255]);
  expect(overrides.primary).toBeUndefined();
});

test('keeps the brand’s text color when it is readable on the new color', () => {
  const overrides = colourOverrides(settings({ general_main_color: '#7cf0b0' }), dark);
  expect(overrides['on-primary']).toBeUndefined();
});

test('lightens surfaces and darkens texts on a light background', () => {
  const overrides = colourOverrides(settings({ general_background_color: '#ffffff' }), dark);
  const surfaces = (['background', 'surface', 'surface-raised'] as const).map(
    (name) => overrides[name] ?? dark[name],
  );
  expect(worstContrast(overrides.text ?? dark.text, surfaces)).toBeGreaterThanOrEqual(readableRatio);
  // Text and muted text stay two steps apart.
  expect(worstContrast(overrides.text ?? dark.text, surfaces)).toBeGreaterThan(10);
  expect(worstContrast(overrides['text-muted'] ?? dark['text-muted'], surfaces)).toBeGreaterThanOrEqual(
    readableRatio,
  );
});

test('keeps the surfaces on a background of the same kind', () => {
  const overrides = colourOverrides(settings({ general_background_color: '#101020' }), dark);
  expect(overrides.background).toEqual([16, 16, 32]);
  expect(overrides.surface).toBeUndefined();
  expect(overrides.text).toBeUndefined();
});

test('maps colors of theme parts to tokens and ignores other names', () => {
  const overrides = colourOverrides(
    settings({ colors_surface_raised: '#222244', colors_header: '#ff0000' }),
    dark,
  );
  expect(overrides['surface-raised']).toEqual([34, 34, 68]);
  expect(Object.values(overrides)).not.toContainEqual([255, 0, 0]);
});

test('moves an unreadable text color until it is readable', () => {
  const overrides = colourOverrides(settings({ colors_text: '#101010' }), dark);
  const surfaces = [dark.background, dark.surface, dark['surface-raised']];
  expect(worstContrast(overrides.text ?? [16, 16, 16], surfaces)).toBeGreaterThanOrEqual(readableRatio);
});
