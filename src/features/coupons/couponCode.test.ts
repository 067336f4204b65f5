import { expect, test } from 'vitest';
import type { Coupon } from '../../shared/contract/coupons.ts';
import { codeFault, knownCoupon } from './couponCode.ts';

const coupon = (code: string, use: Partial<Coupon> = {}): Coupon => ({
  code,
  deposit: true,
  event: false,
  apply_register: false,
  applied: false,
  expired: false,
  ...use,
});

test.each([undefined, '', '   '])('an empty code (%j) is told in the words of the product', (code) => {
  expect(codeFault(code)).toBe('Insira um cupom válido');
});

test("a player's own coupon is found in any case, spaces aside", () => {
  const mine = coupon('DEPOSITO50');
  expect(knownCoupon(' deposito50 ', [coupon('OUTRO'), mine])).toEqual({ usable: true, coupon: mine });
  expect(knownCoupon('novo', [mine])).toBeNull();
});

test('a used or expired coupon is not used again', () => {
  expect(knownCoupon('a', [coupon('A', { applied: true })])).toMatchObject({ usable: false });
  expect(knownCoupon('a', [coupon('A', { expired: true })])).toEqual({
    usable: false,
    message: 'Este cupom expirou.',
  });
});
