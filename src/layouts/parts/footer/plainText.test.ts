import { expect, test } from 'vitest';
import { growthByFour } from '../../../../tests/support/growth.ts';
import { longest, plainText } from './plainText.ts';

test("reduces the operator's HTML to its text", () => {
  expect(plainText('<p>Jogue&nbsp;com <b>calma</b></p><p>R&#36; 5 &amp; mais</p>')).toBe(
    'Jogue com calma R$ 5 & mais',
  );
});

test('removes the space before punctuation after a tag', () => {
  expect(plainText('Veja <a href="/x">os limites</a>, <b>hoje</b>.')).toBe('Veja os limites, hoje.');
});

test('removes scripts and their text', () => {
  expect(plainText('Oi<script>alert(1)</script><img src=x onerror=alert(1)>')).toBe('Oi');
});

test('keeps an unknown or impossible entity', () => {
  expect(plainText('&foo; &#x110000;')).toBe('&foo; &#x110000;');
});

test.each(['&#x1;', '<<<', '<a href='])('parses many %s in linear time', (piece) => {
  const times = Math.floor(longest / piece.length / 4);
  expect(growthByFour((count) => plainText(piece.repeat(count)), times)).toBeLessThan(10);
});

test('ignores text beyond the limit', () => {
  expect(plainText(`${'a'.repeat(longest)}<script>`)).toHaveLength(longest);
});
