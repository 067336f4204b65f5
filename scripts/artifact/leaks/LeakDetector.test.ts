import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CommonText, encoded, type TextPart } from '../commonText.ts';
import { LeakDetector } from './LeakDetector.ts';

const detector = new LeakDetector([
  {
    id: 'aurora',
    values: [
      { text: 'aurora', kind: 'word', field: 'id' },
      { text: 'Ação', kind: 'word', field: 'name' },
      { text: 'api.aurora.example', kind: 'distinctive', field: 'api.origin' },
      { text: 'x9', kind: 'word', field: 'company.tradeName' },
      { text: '12ab34', kind: 'colour', field: 'color.primary' },
    ],
  },
]);

const scraps = [
  ...[
    'aurora',
    'auroral',
    'xaurora',
    'AURORA',
    'Ação',
    'Ac',
    'ação',
    'api.',
    '.aurora.example',
    'x9',
    'x',
    '9',
  ],
  ...[
    '#12ab34',
    '#12ab34ff',
    '#12ab',
    '34',
    'rgb(18, 171,',
    ' 52)',
    '\\naurora',
    '%2Faurora',
    ' ',
    'é',
    '“',
    'q',
  ],
];

const stretch = (minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...scraps, ' ', 'lorem ipsum '), { minLength, maxLength })
    .map((list) => list.join(''));

test('a text searched in parts shows what the same text shows as a whole, wherever a value lies', () => {
  const parts = fc.array(
    fc.oneof(
      stretch(0, 6),
      // Long enough to have an inside of its own.
      stretch(60, 160).map((text) => new CommonText(text, { isBlock: false })),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(parts, (list: TextPart[]) => {
      const text = encoded(list);
      const whole = [...detector.sightings(text.content)].map((needle) => needle.text).sort();
      const inParts = [...detector.sightingsInParts(text)].map((needle) => needle.text).sort();
      expect(inParts).toEqual(whole);
    }),
    { numRuns: 300 },
  );
});

test('a colour at the end of a common text counts only where it ends there in the whole text too', () => {
  const common = new CommonText(`${'lorem ipsum '.repeat(60)}#12ab34`, { isBlock: false });
  for (const [next, count] of [
    ['9', 0],
    [';', 1],
  ] as const) {
    const parts = [common, next];
    const found = detector.sightingsInParts(encoded(parts));
    expect([...found].filter(({ kind }) => kind === 'colour')).toHaveLength(count);
  }
});

test('the inside of a common text is searched once, and what is found there counts for every file with it', () => {
  const filling = 'lorem ipsum '.repeat(60);
  const common = new CommonText(`${filling} api.aurora.example ${filling}`, { isBlock: true });
  for (const start of ['', 'a']) {
    const parts = [start, common];
    const found = detector.sightingsInParts(encoded(parts));
    expect([...found].map(({ field }) => field)).toContain('api.origin');
  }
});
