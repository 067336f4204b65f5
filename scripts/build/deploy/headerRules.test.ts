import { expect, test } from 'vitest';
import { testBrand } from '../../../tests/support/testBrand.ts';
import { headerRules, headersFor } from './headerRules.ts';

const headersOf = (changes: Parameters<typeof testBrand>[0]) =>
  headersFor(headerRules(testBrand(changes), {}, 'production'), '/');

test('gives the camera to the origin of the identity check, and to no origin without one', () => {
  const verification = { script: 'https://id.teste.example/v2/sdk.js', token: 'a' };
  expect(headersOf({ verification })['Permissions-Policy']).toContain(
    'camera=(self "https://id.teste.example"), ',
  );
  expect(headersOf({ verification: null })['Permissions-Policy']).toContain('camera=(), ');
});

test('keeps other sites from embedding files and from holding on to the window', () => {
  expect(headersOf({})).toMatchObject({
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});
