import { describe, expect, test } from 'vitest';
import { registerValues } from '../../../tests/support/registerValues.ts';
import { formToken } from './formToken.ts';
import { birthdayDigits, birthdayError, dayFirstDigits, isoBirthday } from './parts/register/birthday.ts';
import { registerRequest } from './registerRequest.ts';

describe('birthday', () => {
  test('is typed day first and sent as an ISO date', () => {
    expect(isoBirthday('12041996')).toBe('1996-04-12');
    expect(birthdayDigits('1996-04-12T00:00:00Z')).toBe('12041996');
  });

  test.each(['', '1204199', '31021990', '00011990', '29021991', '01011899'])('rejects %j', (digits) => {
    expect(isoBirthday(digits)).toBeNull();
  });

  test('reorders a year-first value and keeps a day-first one', () => {
    expect(dayFirstDigits('19960412')).toBe('12041996');
    expect(dayFirstDigits('20011205')).toBe('05122001');
    expect(dayFirstDigits('12041996')).toBe('12041996');
    expect(dayFirstDigits('19')).toBe('19');
  });

  test('is of age from the eighteenth birthday on', () => {
    const now = new Date('2026-04-12T12:00:00Z');
    expect(birthdayError('12042008', now)).toBeUndefined();
    expect(birthdayError('13042008', now)).toMatch(/18 anos/);
    expect(birthdayError('13042008', new Date('2026-04-13T02:00:00Z'))).toMatch(/18 anos/);
    expect(birthdayError('', now)).toMatch(/Informe/);
    expect(birthdayError('99999999', now)).toMatch(/Confira/);
  });
});

// Unformatted input without the fields of Brazilian law.
const values = {
  ...registerValues,
  name: '  Maria   Souza ',
  email: ' maria@teste.example ',
  gender: '',
  timeLimit: '',
  lossLimit: '',
};

test('repeats e-mail and password and includes country code and marketing values', () => {
  expect(registerRequest(values, 'feito', { utm_source: 'jornal', coupon_code: 'VERAO' }, null)).toEqual({
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

test('sends the referrer of the field, also when it was emptied', () => {
  const stored = { referer: 'amiga', referrer_id: 'amiga' };
  expect(registerRequest({ ...values, referer: 'outra' }, 't', stored, null)).toMatchObject({
    referer: 'outra',
    referrer_id: 'outra',
  });
  const without = registerRequest(values, 't', stored, null);
  expect([without.referer, without.referrer_id]).toEqual([undefined, undefined]);
});

test('sends what Brazilian law asks only where it asks', () => {
  expect(registerRequest(registerValues, 't', {}, null)).not.toHaveProperty('gender');
  expect(registerRequest(registerValues, 't', {}, '2026-10-05')).toMatchObject({
    gender: 0,
    limits: { loss: { month: 50_000 }, time: { day: 60 } },
    address: { postal_code: '88010000', number: '120', state: 'SC' },
    terms_version: '2026-10-05',
    politically_exposed: false,
  });
  expect(registerRequest({ ...registerValues, gender: 'none' }, 't', {}, '1').gender).toBeNull();
});

test('includes the open time in the form token and never repeats it', () => {
  expect(formToken(1_000, 4_500)).toMatch(/^1\.3500\.[0-9a-f]{32}$/);
  expect(formToken(1_000, 4_500)).not.toBe(formToken(1_000, 4_500));
});
