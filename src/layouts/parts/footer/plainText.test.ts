import { expect, test } from 'vitest';
import { growthByFour } from '../../../../tests/support/growth.ts';
import { longest, plainText } from './plainText.ts';

test("an operator's HTML is reduced to its words", () => {
  expect(plainText('<p>Jogue&nbsp;com <b>calma</b></p><p>R&#36; 5 &amp; mais</p>')).toBe(
    'Jogue com calma R$ 5 & mais',
  );
});

test('a tag that ends before a comma or a full stop leaves no gap there', () => {
  expect(plainText('Veja <a href="/x">os limites</a>, <b>hoje</b>.')).toBe('Veja os limites, hoje.');
});

test('scripts and their text are gone', () => {
  expect(plainText('Oi<script>alert(1)</script><img src=x onerror=alert(1)>')).toBe('Oi');
});

test('an unknown or impossible entity stays as it was written', () => {
  expect(plainText('&foo; &#x110000;')).toBe('&foo; &#x110000;');
});

test.each(['&#x1;', '<<<', '<a href='])('a text of many %s does not keep a reader busy', (piece) => {
  const times = Math.floor(longest / piece.length / 4);
  expect(growthByFour((count) => plainText(piece.repeat(count)), times)).toBeLessThan(10);
});

test('what comes after the longest text a person reads costs nothing', () => {
  expect(plainText(`${'a'.repeat(longest)}<script>`)).toHaveLength(longest);
});
