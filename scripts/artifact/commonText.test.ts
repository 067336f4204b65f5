import { expect, test } from 'vitest';
import { CommonText, CommonTexts, cutAtCommon, encoded } from './commonText.ts';

const long = (letter: string) => new CommonText(letter.repeat(700), { isBlock: true });
const [a, b, c] = [long('a'), long('b'), long('é')];

test('a text is cut at the common ones in it, in their order, and its bytes stay the same', () => {
  const text = `<${a.text}>${c.text}`;
  const parts = cutAtCommon(text, [a, b, c]);
  expect(parts).toEqual(['<', a, '>', c]);
  expect(encoded(parts).content.toString()).toBe(text);
  expect(encoded(parts).lengths).toEqual([1, 700, 1, 1400]);
  expect(cutAtCommon(`${c.text}${a.text}`, [a, c])).toEqual([c.text, a]);
  expect(cutAtCommon('', [a])).toEqual([]);
});

test('a short common text is left where it is', () => {
  const short = new CommonText('short', { isBlock: true });
  expect(cutAtCommon('a short text', [short])).toEqual(['a short text']);
});

test('texts that are the same are the same object', () => {
  const texts = new CommonTexts();
  const block = texts.of('one', { isBlock: true });
  expect(texts.of('one', { isBlock: true })).toBe(block);
  expect(texts.of('two', { isBlock: true })).not.toBe(block);
});
