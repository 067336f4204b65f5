import { describe, expect, test } from 'vitest';
import {
  callingCode,
  countryChoices,
  countryOf,
  countryOfNumber,
  formatPhone,
  internationalNumber,
  nationalDigits,
  phoneError,
} from './phone.ts';

describe('phone', () => {
  test.each([
    ['1', '1'],
    ['11987650000', '(11) 98765-0000'],
    ['1132654000', '(11) 3265-4000'],
    ['', ''],
  ])('formats %j in Brazil as %j', (digits, shown) => {
    expect(formatPhone(digits, 'BR')).toBe(shown);
  });

  test.each(['+55 11 98765-0000', '5511987650000', '(11) 98765-0000', '11 98765 0000'])(
    'reads %j as the same number',
    (text) => {
      expect(nationalDigits(text, 'BR')).toBe('11987650000');
    },
  );

  test('takes the country from a pasted number with a country code', () => {
    expect(internationalNumber('+351 912 345 678')).toEqual({ country: 'PT', digits: '912345678' });
    expect(internationalNumber('912 345 678')).toBeNull();
    expect(internationalNumber('+999 1')).toBeNull();
  });

  test('validates by the rules of its country', () => {
    expect(phoneError('11987650000', 'BR')).toBeUndefined();
    expect(phoneError('912345678', 'PT')).toBeUndefined();
    expect(phoneError('912345678', 'BR')).toBe('Número inválido.');
    expect(phoneError('', 'PT')).toBe('Informe o número.');
  });

  test('defaults to Brazil, also for a corrupt draft', () => {
    expect(callingCode(countryOf(undefined))).toBe('55');
    expect(callingCode(countryOf('XX'))).toBe('55');
    const [first, ...others] = countryChoices();
    expect(first).toEqual({ country: 'BR', label: 'Brasil (+55)' });
    expect(others.length).toBeGreaterThan(200);
  });

  test('finds the country of a stored number with its code', () => {
    expect(countryOfNumber('55', '11987650000')).toBe('BR');
    expect(countryOfNumber('351', '912345678')).toBe('PT');
    expect(countryOfNumber('1', '6045550123')).toBe('CA');
    // A code of several countries, and a code that is missing or unknown.
    expect(countryOfNumber('351', '')).toBe('PT');
    expect(countryOfNumber('', '11987650000')).toBe('BR');
    expect(countryOfNumber('999', '1')).toBe('BR');
  });
});
