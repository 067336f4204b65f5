import { expect, test } from 'vitest';
import { brandVoice } from '../../src/shared/brand/voiceLines.ts';
import { testBrand } from '../../tests/support/testBrand.ts';
import type { ResolvedBrand } from '../brands/resolvedBrand.ts';
import { UsageError } from '../cli/cliErrors.ts';
import { moveToOrigin } from './previewOrigin.ts';

const theme: ResolvedBrand['theme'] = {
  values: {} as ResolvedBrand['theme']['values'],
  css: '',
  fonts: [],
  pictures: {} as ResolvedBrand['theme']['pictures'],
  contrast: [],
};
const brand = (id: string): ResolvedBrand => ({
  settings: testBrand({
    id,
    origin: `https://${id}.example`,
    domains: [`www.${id}.example`],
    apps: { android: null, ios: ['A1B2C3D4E5.example.app'] },
  }),
  provenance: {},
  themeDir: '',
  theme,
  legal: [],
  voice: brandVoice({}, id),
  voiceSource: { file: undefined, lines: {} },
  legalSources: [],
  inputs: [],
});
const brands = [brand('aurora'), brand('boreal')];

test('moves the chosen brands alone, each to its own address, without its hosts and apps', () => {
  const moved = moveToOrigin(brands, ['aurora'], 'https://{brand}.pr-12.example');
  expect(moved[0]?.settings).toMatchObject({
    origin: 'https://aurora.pr-12.example',
    domains: [],
    apps: { android: null, ios: null },
  });
  expect(moved[1]).toBe(brands[1]);
});

test.each([
  [['aurora', 'boreal'], 'https://pr-12.example', '2 brands cannot share an origin'],
  [['aurora'], 'https://boreal.example', 'boreal.example is the address of "boreal" itself'],
  [['aurora'], 'https://pr-12.example/path', 'expected scheme and host alone'],
  [['aurora'], 'http://pr-12.example', 'expected scheme and host alone'],
])('refuses %j at %s', (chosen, origin, reason) => {
  expect(() => moveToOrigin(brands, chosen, origin)).toThrow(UsageError);
  expect(() => moveToOrigin(brands, chosen, origin)).toThrow(reason);
});
