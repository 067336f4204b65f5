import { expect, test } from 'vitest';
import { applyMask, caretBoundaries, isNumeric, unmask } from './mask.ts';

const cpf = '###.###.###-##';

test.each([
  ['12345678901', '123.456.789-01'],
  ['123', '123'],
  ['1234', '123.4'],
  ['', ''],
])('formats the digits %j as %j', (digits, shown) => {
  expect(applyMask(digits, cpf)).toBe(shown);
  expect(unmask(shown, cpf)).toBe(digits);
});

test.each(['123.456.789-01', ' 123 456 789 01 ', 'CPF: 12345678901', '123456789012345'])(
  'extracts the same number from %j',
  (text) => {
    expect(unmask(text, cpf)).toBe('12345678901');
  },
);

test('accepts digits, letters or both by the mask', () => {
  expect(unmask('A1b2-Ç!', '##')).toBe('12');
  expect(unmask('1A2b3', 'SS')).toBe('Ab');
  expect(unmask('-1A_b', 'XXX')).toBe('1Ab');
  expect(unmask('BRA2E19', 'SSS-#X##')).toBe('BRA2E19');
  expect(applyMask('BRA2E19', 'SSS-#X##')).toBe('BRA-2E19');
});

test('drops characters until one fits', () => {
  expect(unmask('12A3', 'S##')).toBe('A3');
});

test('places the caret next to typed characters and never within several separators', () => {
  expect(caretBoundaries('12.3')).toEqual([true, true, true, true, true]);
  expect(caretBoundaries('1) 2')).toEqual([true, true, false, true, true]);
});

test('uses the digit keyboard only for masks without letters', () => {
  expect([cpf, '##/##/####', 'SS-##', 'X#'].map(isNumeric)).toEqual([true, true, false, false]);
});
