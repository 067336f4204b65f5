import { describe, expect, test } from 'vitest';
import {
  callingCode,
  countryChoices,
  countryOf,
  countryOfNumber,
  formatPhone,
  internationalNumber,
  nationalDigits,
  phoneFault,
} from './phone.ts';

describe('a phone', () => {
  test.each([
    ['1', '1'],
    ['11987650000', '(11) 98765-0000'],
    ['1132654000', '(11) 3265-4000'],
    ['', ''],
  ])('of Brazil with the digits %j reads %j', (digits, shown) => {
    expect(formatPhone(digits, 'BR')).toBe(shown);
  });

  test.each(['+55 11 98765-0000', '5511987650000', '(11) 98765-0000', '11 98765 0000'])(
    'written as %j is the same number',
    (text) => {
      expect(nationalDigits(text, 'BR')).toBe('11987650000');
    },
  );

  test('pasted with another country’s code brings its country along', () => {
    expect(internationalNumber('+351 912 345 678')).toEqual({ country: 'PT', digits: '912345678' });
    expect(internationalNumber('912 345 678')).toBeNull();
    expect(internationalNumber('+999 1')).toBeNull();
  });

  test('is checked by its country’s own rules', () => {
    expect(phoneFault('11987650000', 'BR')).toBeUndefined();
    expect(phoneFault('912345678', 'PT')).toBeUndefined();
    expect(phoneFault('912345678', 'BR')).toBe('Número inválido.');
    expect(phoneFault('', 'PT')).toBe('Informe o número.');
  });

  test('has Brazil’s code unless told, whatever a broken draft says', () => {
    expect(callingCode(countryOf(undefined))).toBe('55');
    expect(callingCode(countryOf('XX'))).toBe('55');
    const [first, ...others] = countryChoices();
    expect(first).toEqual({ country: 'BR', label: '+55 Brasil' });
    expect(others.length).toBeGreaterThan(200);
  });

  test('stored with its code is of the country that writes it so', () => {
    expect(countryOfNumber('55', '11987650000')).toBe('BR');
    expect(countryOfNumber('351', '912345678')).toBe('PT');
    expect(countryOfNumber('1', '6045550123')).toBe('CA');
    // A code that says nothing more, or nothing at all.
    expect(countryOfNumber('351', '')).toBe('PT');
    expect(countryOfNumber('', '11987650000')).toBe('BR');
    expect(countryOfNumber('999', '1')).toBe('BR');
  });
});
