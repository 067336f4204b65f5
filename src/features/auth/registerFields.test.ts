import { describe, expect, test } from 'vitest';
import { registerValues } from '../../../tests/support/registerValues.ts';
import { formToken } from './formToken.ts';
import { birthdayDigits, birthdayFault, dayFirstDigits, isoBirthday } from './parts/birthday.ts';
import { registerRequest } from './registerRequest.ts';

describe('a birthday', () => {
  test('is typed day first and sent as an ISO date', () => {
    expect(isoBirthday('12041996')).toBe('1996-04-12');
    expect(birthdayDigits('1996-04-12T00:00:00Z')).toBe('12041996');
  });

  test.each(['', '1204199', '31021990', '00011990', '29021991', '01011899'])('%j is no day', (digits) => {
    expect(isoBirthday(digits)).toBeNull();
  });

  test('that a browser fills in year first is turned round; one typed day first is left alone', () => {
    expect(dayFirstDigits('19960412')).toBe('12041996');
    expect(dayFirstDigits('20011205')).toBe('05122001');
    expect(dayFirstDigits('12041996')).toBe('12041996');
    expect(dayFirstDigits('19')).toBe('19');
  });

  test('is of age from the eighteenth birthday on', () => {
    const now = new Date('2026-04-12T12:00:00Z');
    expect(birthdayFault('12042008', now)).toBeUndefined();
    expect(birthdayFault('13042008', now)).toMatch(/18 anos/);
    expect(birthdayFault('13042008', new Date('2026-04-13T02:00:00Z'))).toMatch(/18 anos/);
    expect(birthdayFault('', now)).toMatch(/Informe/);
    expect(birthdayFault('99999999', now)).toMatch(/Confira/);
  });
});

/** As people type, where the law asks nothing more. */
const values = {
  ...registerValues,
  name: '  Maria   Souza ',
  email: ' maria@teste.example ',
  gender: '',
  timeLimit: '',
  lossLimit: '',
};

test('a registration repeats e-mail and password, and carries code of the country and marketing values', () => {
  expect(registerRequest(values, 'feito', { utm_source: 'jornal', coupon_code: 'VERAO' })).toEqual({
    name: 'Maria Souza',
    document: '11144477735',
    birthday: '1996-04-12',
    email: 'maria@teste.example',
    email_confirmation: 'maria@teste.example',
    phone: '11987650000',
    phone_code: '55',
    password: 'senha-boa-1',
    password_confirmation: 'senha-boa-1',
    termsAccepted: true,
    token: 'feito',
    utm_source: 'jornal',
    coupon_code: 'VERAO',
  });
});

test('the referrer that stands in the field counts, also when it was emptied', () => {
  const stored = { referer: 'amiga', referrer_id: 'amiga' };
  expect(registerRequest({ ...values, referer: 'outra' }, 't', stored)).toMatchObject({
    referer: 'outra',
    referrer_id: 'outra',
  });
  const without = registerRequest(values, 't', stored);
  expect(without).not.toHaveProperty('referer');
  expect(without).not.toHaveProperty('referrer_id');
});

test('a gender goes along only where it was told', () => {
  expect(registerRequest({ ...values, gender: '0' }, 't', {})).toMatchObject({ gender: 0 });
  expect(registerRequest({ ...values, gender: 'none' }, 't', {})).not.toHaveProperty('gender');
});

test('the form’s token says how long it was open, and is never the same', () => {
  expect(formToken(1_000, 4_500)).toMatch(/^1\.3500\.[0-9a-f]{32}$/);
  expect(formToken(1_000, 4_500)).not.toBe(formToken(1_000, 4_500));
});
