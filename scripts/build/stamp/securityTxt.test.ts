import { expect, test } from 'vitest';
import { securityTxt } from './securityTxt.ts';

const timestamp = '2026-11-23T08:39:16Z';
const security = { reports: null, trustedTypes: null, contact: 'mailto:sac@teste.example' };

test('names the contact, the address and a day less than a year after the build', () => {
  const [file] = securityTxt({ origin: 'https://teste.example', security }, { timestamp });
  expect(file).toMatchObject({ path: 'site/.well-known/security.txt' });
  expect(file && 'content' in file ? Buffer.from(file.content).toString() : '').toBe(
    [
      'Contact: mailto:sac@teste.example',
      'Expires: 2027-11-22T08:39:16Z',
      'Preferred-Languages: pt-BR, en',
      'Canonical: https://teste.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('is no file without a contact', () => {
  const brand = { origin: 'https://teste.example', security: { ...security, contact: null } };
  expect(securityTxt(brand, { timestamp })).toEqual([]);
});
