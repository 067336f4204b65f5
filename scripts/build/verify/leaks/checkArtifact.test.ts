import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testBrand } from '../../../../tests/support/testBrand.ts';
import { textFile } from '../../output/artifactFile.ts';
import { leaksIn } from './checkArtifact.ts';
import { LeakDetector } from './LeakDetector.ts';
import type { IdentifiedBrand } from './needles.ts';

const detector = new LeakDetector([
  {
    id: 'aurora',
    values: [
      { text: 'aurora', kind: 'word', field: 'id' },
      { text: 'Ação', kind: 'word', field: 'name' },
      { text: 'api.aurora.example', kind: 'distinctive', field: 'api.origin' },
      { text: '12ab34', kind: 'colour', field: 'color.primary' },
    ],
  },
]);

const picture = (name: string) => ({ name, bytes: Buffer.from('<svg/>'), width: 1, height: 1 });
const brand: IdentifiedBrand = {
  settings: testBrand({ id: 'boreal', name: 'Boreal' }),
  theme: {
    css: '',
    values: {},
    pictures: {
      logo: picture('logo.svg'),
      logoError: picture('logo-error.svg'),
      favicon: picture('favicon.svg'),
      share: picture('share.svg'),
    },
  },
};

const leaksOf = (files: Record<string, string>) =>
  leaksIn(
    detector,
    brand,
    brand,
    new Set(),
    Object.entries(files).map(([path, text]) => textFile(path, text)),
  ).map(({ file, found }) => `${file} ${found}`);

const scraps = [
  'aurora',
  'xaurora',
  'Ac\u0327a\u0303o',
  'A&ccedil;\\u00e3o',
  'api.',
  'aurora.example',
  '#12ab34',
];
const markup = fc
  .array(fc.constantFrom(...scraps, ' ', '<p>', '<b class="', '">', '</b>'), { maxLength: 12 })
  .map((list) => list.join(''));

test('finds in a set of pages what it finds in each of them alone', () => {
  fc.assert(
    fc.property(fc.array(markup, { maxLength: 5 }), (pages) => {
      const files = Object.fromEntries(pages.map((html, index) => [`site/${index}.html`, html]));
      const alone = Object.entries(files).flatMap(([path, html]) => {
        const seen = [...detector.sightings(Buffer.from(html))];
        return seen.map(({ text }) => `${path} ${text}`);
      });
      expect(leaksOf(files)).toEqual(alone);
    }),
    { numRuns: 500 },
  );
});

test('searches files of every textual format', () => {
  const names = ['deploy/Dockerfile', 'site/_redirects', 'site/_headers', 'site/a.svg', 'sbom.cdx.json'];
  const files = Object.fromEntries(names.map((name) => [name, 'host api.aurora.example']));
  expect(leaksOf(files)).toEqual(names.flatMap((name) => [`${name} api.aurora.example`, `${name} aurora`]));
  expect(leaksOf({ 'site/icon.png': 'aurora' })).toEqual([]);
});
