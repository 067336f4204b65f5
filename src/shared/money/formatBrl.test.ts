import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBrl, formatSignedBrl } from './formatBrl.ts';

const anyCents = fc.maxSafeInteger();

describe('formatBrl', () => {
  it('writes thousands with points, cents with a comma and a no-break space after R$', () => {
    expect(formatBrl(123456)).toBe('R$\u00a01.234,56');
    expect(formatBrl(100000000)).toBe('R$\u00a01.000.000,00');
  });

  it('always shows two decimals', () => {
    expect(formatBrl(0)).toBe('R$\u00a00,00');
    expect(formatBrl(5)).toBe('R$\u00a00,05');
    expect(formatBrl(1000)).toBe('R$\u00a010,00');
  });

  it('puts the minus before the symbol', () => {
    expect(formatBrl(-1050)).toBe('\u2212R$\u00a010,50');
  });

  it('never contains a space at which the line could break', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(formatBrl(cents)).not.toMatch(/[^\S\u00a0]/);
      }),
    );
  });

  it('shows every digit of every amount, even beyond the precision of floating point', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(formatBrl(cents).replace(/\D/g, '')).toBe(String(Math.abs(cents)).padStart(3, '0'));
      }),
    );
    expect(formatBrl(Number.MAX_SAFE_INTEGER)).toBe('R$\u00a090.071.992.547.409,91');
  });

  it('rejects values that are not a whole number of cents', () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 60]) {
      expect(() => formatBrl(wrong)).toThrow(RangeError);
    }
  });
});

describe('formatSignedBrl', () => {
  it('marks gains and losses, and leaves zero unmarked', () => {
    expect(formatSignedBrl(1000)).toBe('+R$\u00a010,00');
    expect(formatSignedBrl(-1000)).toBe('\u2212R$\u00a010,00');
    expect(formatSignedBrl(0)).toBe('R$\u00a00,00');
  });
});
