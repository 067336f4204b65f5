import { expect, test } from 'vitest';
import { maskedCpf } from './maskedCpf.ts';
import { formatPhone, phoneDigits, phoneFault } from './phoneNumber.ts';

test('a whole number is written the way Brazilians write it', () => {
  expect(formatPhone('11987650001')).toBe('(11) 98765-0001');
  expect(formatPhone('1133334444')).toBe('(11) 3333-4444');
  expect(formatPhone('+55 11 98765-0001')).toBe('(11) 98765-0001');
});

test('what is being typed is left alone, and told why it is not enough', () => {
  expect(formatPhone('1198')).toBe('1198');
  expect(phoneFault('1198')).toBe('Informe DDD e número.');
  expect(phoneFault('(11) 98765-0001')).toBeUndefined();
});

test('an area code 55 is no country code', () => {
  expect(phoneDigits('55987650001')).toBe('55987650001');
});

test('a tax number keeps its ends to itself, and one that is not whole shows nothing', () => {
  expect(maskedCpf('529.982.247-25')).toBe('***.982.247-**');
  expect(maskedCpf('5299822')).toBe('');
});
