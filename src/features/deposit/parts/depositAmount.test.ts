import { expect, test } from 'vitest';
import { amountError, quickValues } from './depositAmount.ts';

const bounds = { deposit_min: 1_000, deposit_max: 100_000 };
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test.each([
  [null, 'Informe o valor.'],
  [0, 'Informe o valor.'],
  [999, 'O depósito mínimo é R$ 10,00.'],
  [1_000, undefined],
  [100_000, undefined],
  [100_001, 'O depósito máximo é R$ 1.000,00.'],
])('returns for %j cents: %j', (cents, message) => {
  expect(plain(amountError(cents, bounds))).toBe(message);
});

test('offers suggestions in whole reais and drops those out of bounds', () => {
  expect(quickValues([5, 10, 20, 20, 1_000, 2_000], bounds)).toEqual([1_000, 2_000, 100_000]);
});
