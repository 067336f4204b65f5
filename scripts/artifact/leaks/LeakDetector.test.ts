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
    '&#97;urora',
    'A&ccedil;\\u00e3o',
    'Ac\u0327a\u0303o',
    'api%2Eaurora%2Eexample',
    '&#',
    '97;',
    '\\u00',
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

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;
const hex = (code: number): string => code.toString(16);
const latinNames: Readonly<Record<string, string>> = {
  "'": '&apos;',
  '&': '&amp;',
  ç: '&ccedil;',
  ã: '&atilde;',
  é: '&eacute;',
};

/** Ways to write one character that a browser reads as that character. */
const spelled: readonly ((character: string) => string)[] = [
  (character) => character,
  (character) => character.normalize('NFD'),
  (character) => `&#${codeOf(character)};`,
  (character) => `&#x${hex(codeOf(character))};`,
  (character) => `&#X00${hex(codeOf(character)).toUpperCase()};`,
  (character) => latinNames[character] ?? character,
  (character) => `\\u${hex(codeOf(character)).padStart(4, '0')}`,
  (character) => `\\x${hex(codeOf(character)).padStart(2, '0')}`,
  (character) => `\\u{${hex(codeOf(character))}}`,
  (character) => [...Buffer.from(character)].map((byte) => `%${hex(byte).padStart(2, '0')}`).join(''),
  (character) => `&amp;#${codeOf(character)};`,
  (character) => (character === "'" ? '\u2019' : character),
];

test('sees a name under every spelling of its characters', () => {
  const name = "D'Ação & Fé";
  const single = new LeakDetector([{ id: 'doro', values: [{ text: name, kind: 'word', field: 'name' }] }]);
  const characters = [...name];
  const choices = fc.array(fc.nat(spelled.length - 1), {
    minLength: characters.length,
    maxLength: characters.length,
  });
  fc.assert(
    fc.property(choices, fc.constantFrom(' ', '"', '>', '“', '—'), (ways, edge) => {
      const written = characters.map((character, index) => spelled[ways[index] ?? 0]?.(character)).join('');
      const found = single.sightings(Buffer.from(`Olá${edge}${written}${edge}fim`));
      expect([...found].map(({ field }) => field)).toEqual(['name']);
    }),
    { numRuns: 1000 },
  );
  for (const other of ["xD'Ação & Fé", "D'Ação & Féx", "D'Ação e Fé", 'D&#39;A&ccedil;', encodeURI('Ação')])
    expect([...single.sightings(Buffer.from(other))]).toEqual([]);
  expect(single.sightings(Buffer.from('?q=D%27A%C3%A7%C3%A3o+%26+F%C3%A9&x')).size).toBe(1);
});

test('finds nothing by a name that has no letters', () => {
  const silent = new LeakDetector([{ id: 'x1', values: [{ text: '🎰🎰', kind: 'word', field: 'name' }] }]);
  expect([...silent.sightings(Buffer.from('a  b 🎰🎰 c'))]).toEqual([]);
});
