import { expect, test } from 'vitest';
import { decodeEntities } from './decodeEntities.ts';
import { escapeHtml } from './escapeHtml.ts';

test('decodes what escapeHtml escapes', () => {
  const text = `Aurora & <Filhos> "d'Oeste" &amp;`;
  expect(decodeEntities(escapeHtml(text))).toBe(text);
});

test('decodes numbers and names in one pass', () => {
  expect(decodeEntities('&#36;&#x24;&#0036 &AMP;lt;&nbsp;&apos;')).toBe("$$$ &lt;\u00a0'");
});

test('decodes further names', () => {
  expect(decodeEntities('&eacute;&amp;', new Map([['eacute', 'é']]))).toBe('é&');
});

test('keeps an unknown or impossible entity', () => {
  expect(decodeEntities('&foo; &#x110000; & &;')).toBe('&foo; &#x110000; & &;');
});
