import { expect, test } from 'vitest';
import { readChatLicence } from './chatLicence.ts';

test.each([
  ['12345678', { license: 12_345_678 }],
  ['12345678/2', { license: 12_345_678, group: 2 }],
  [' 12345678 / 0 ', { license: 12_345_678, group: 0 }],
  ['12345678/', { license: 12_345_678 }],
  ['12345678/vendas', { license: 12_345_678 }],
])('reads the setting %j as license %j', (setting, licence) => {
  expect(readChatLicence(setting)).toEqual(licence);
});

test.each(['', '/2', '0', 'abc', '12x', '<script>', '-5', '1e9'])('rejects %j as a license', (setting) => {
  expect(readChatLicence(setting)).toBeNull();
});
