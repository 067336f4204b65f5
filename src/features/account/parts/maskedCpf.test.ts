import { expect, test } from 'vitest';
import { maskedCpf } from './maskedCpf.ts';

test('a tax number keeps its ends to itself, and one that is not whole shows nothing', () => {
  expect(maskedCpf('529.982.247-25')).toBe('***.982.247-**');
  expect(maskedCpf('5299822')).toBe('');
});
