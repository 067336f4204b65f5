import type { Coupon } from '../../shared/contract/coupons.ts';

export const emptyCode = 'Insira um cupom válido';

export function codeFault(code: string | undefined): string | undefined {
  return code?.trim() ? undefined : emptyCode;
}

/** Codes are the same in any case. */
export function sameCode(one: string, other: string): boolean {
  return one.trim().toUpperCase() === other.trim().toUpperCase();
}

export function isUsable({ applied, expired }: Coupon): boolean {
  return !applied && !expired;
}

/** Finds the player's own coupon of that code. The operator decides about one that is used or expired. */
export function reusableCoupon(code: string, coupons: readonly Coupon[]): Coupon | null {
  return coupons.find((own) => sameCode(own.code, code) && isUsable(own)) ?? null;
}
