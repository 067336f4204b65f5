import { expect, test } from 'vitest';
import type { Coupon } from '../../shared/contract/coupons.ts';
import { codeFault, reusableCoupon } from './couponCode.ts';

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
  expect(reusableCoupon(' deposito50 ', [coupon('OUTRO'), mine])).toBe(mine);
  expect(reusableCoupon('novo', [mine])).toBeNull();
});

test.each([{ applied: true }, { expired: true }])('a coupon with %j is left to the operator', (use) => {
  expect(reusableCoupon('a', [coupon('A', use)])).toBeNull();
});
