import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TextMatcher } from './TextMatcher.ts';

/** Position by position, as slowly as it can be done. */
function offsetsOf(texts: readonly string[], content: string): string[] {
  const isWord = (character: string | undefined) => character !== undefined && /[a-z]/i.test(character);
  return texts.flatMap((text, index) =>
    Array.from({ length: content.length }, (_, start) => start)
      .filter((start) => content.slice(start, start + text.length).toLowerCase() === text.toLowerCase())
      .filter((start) => !isWord(content[start - 1]) && !isWord(content[start + text.length]))
      .map((start) => `${index} ${start}`),
  );
}

const word = (minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom('a', 'b', 'A', '.', '-', '@'), { minLength, maxLength })
    .map((list) => list.join(''));

// With the shortest text changes how far apart the matcher looks.
test.each([2, 4, 5, 6, 9])(
  'every text of %i bytes and more is found wherever it stands as a word',
  (shortest) => {
    const contents = (texts: readonly string[]) =>
      fc.array(fc.oneof(fc.constantFrom(...texts, ' ', 'a'), word(0, 4)), { maxLength: 30 });
    const cases = fc
      .array(word(shortest, 12), { minLength: 1, maxLength: 5 })
      .chain((texts) => fc.tuple(fc.constant(texts), contents(texts)));
    fc.assert(
      fc.property(cases, ([texts, list]) => {
        const content = list.join('');
        const found: string[] = [];
        const bytes = Buffer.from(content);
        new TextMatcher(texts).match(bytes, (index, start) => found.push(`${index} ${start}`));
        expect(found.sort()).toEqual(offsetsOf(texts, content).sort());
      }),
      { numRuns: 300 },
    );
  },
);
