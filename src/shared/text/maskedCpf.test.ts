import { expect, test } from 'vitest';
import { maskedCpf } from './maskedCpf.ts';

test('masks both ends of a CPF and hides an incomplete one', () => {
  expect(maskedCpf('529.982.247-25')).toBe('•••.982.247-••');
  expect(maskedCpf('5299822')).toBe('');
});
