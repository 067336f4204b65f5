import { expect, test } from 'vitest';
import { applyMask, caretPlaces, isNumeric, unmask } from './mask.ts';

const cpf = '###.###.###-##';

test.each([
  ['12345678901', '123.456.789-01'],
  ['123', '123'],
  ['1234', '123.4'],
  ['', ''],
])('the digits %j are shown as %j', (digits, shown) => {
  expect(applyMask(digits, cpf)).toBe(shown);
  expect(unmask(shown, cpf)).toBe(digits);
});

test.each(['123.456.789-01', ' 123 456 789 01 ', 'CPF: 12345678901', '123456789012345'])(
  'pasted as %j it is the same number',
  (text) => {
    expect(unmask(text, cpf)).toBe('12345678901');
  },
);

test('a place for a digit takes digits, one for a letter letters of both cases, one for either takes both', () => {
  expect(unmask('A1b2-Ç!', '##')).toBe('12');
  expect(unmask('1A2b3', 'SS')).toBe('Ab');
  expect(unmask('-1A_b', 'XXX')).toBe('1Ab');
  expect(unmask('BRA2E19', 'SSS-#X##')).toBe('BRA2E19');
  expect(applyMask('BRA2E19', 'SSS-#X##')).toBe('BRA-2E19');
});

test('what does not fit its place waits for what does', () => {
  expect(unmask('12A3', 'S##')).toBe('A3');
});

test('the caret stands beside what was typed, at either side of a single mark, and not within several', () => {
  expect(caretPlaces('12.3')).toEqual([true, true, true, true, true]);
  expect(caretPlaces('1) 2')).toEqual([true, true, false, true, true]);
});

test('only masks without letters bring the keyboard of digits', () => {
  expect([cpf, '##/##/####', 'SS-##', 'X#'].map(isNumeric)).toEqual([true, true, false, false]);
});
