import { expect, test } from 'vitest';
import type { Coupon } from '../../shared/contract/bonus/coupons.ts';
import { codeError, reusableCoupon } from './couponCode.ts';

const coupon = (code: string, use: Partial<Coupon> = {}): Coupon => ({
  code,
  deposit: true,
  event: false,
  apply_register: false,
  applied: false,
  expired: false,
  ...use,
});

test.each([undefined, '', '   '])("rejects an empty code (%j) with the product's message", (code) => {
  expect(codeError(code)).toBe('Insira um cupom válido');
});

test("finds a player's own coupon in any case, ignoring spaces", () => {
  const mine = coupon('DEPOSITO50');
  expect(reusableCoupon(' deposito50 ', [coupon('OUTRO'), mine])).toBe(mine);
  expect(reusableCoupon('novo', [mine])).toBeNull();
});

test.each([{ applied: true }, { expired: true }])('leaves a coupon with %j to the operator', (use) => {
  expect(reusableCoupon('a', [coupon('A', use)])).toBeNull();
});
