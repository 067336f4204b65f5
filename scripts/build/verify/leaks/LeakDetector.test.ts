import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LeakDetector } from './LeakDetector.ts';

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
