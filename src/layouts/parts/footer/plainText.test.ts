import { expect, test } from 'vitest';
import { growthByFour } from '../../../../tests/support/growth.ts';
import { plainText } from './plainText.ts';

test("an operator's HTML is reduced to its words", () => {
  expect(plainText('<p>Jogue&nbsp;com <b>calma</b></p><p>R&#36; 5 &amp; mais</p>')).toBe(
    'Jogue com calma R$ 5 & mais',
  );
});

test('scripts and their text are gone', () => {
  expect(plainText('Oi<script>alert(1)</script><img src=x onerror=alert(1)>')).toBe('Oi');
});

test('an unknown or impossible entity stays as it was written', () => {
  expect(plainText('&foo; &#x110000;')).toBe('&foo; &#x110000;');
});

test.each(['<script ', '<style><script>', '&#x1;', '<<<'])(
  'a text of many %s does not keep a reader busy',
  (piece) => {
    expect(growthByFour((times) => plainText(piece.repeat(times)), 10_000)).toBeLessThan(10);
  },
);
