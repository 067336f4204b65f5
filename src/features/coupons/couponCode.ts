import type { Coupon } from '../../shared/contract/bonus/coupons.ts';

export const emptyCode = 'Insira um cupom válido';

export function codeError(code: string | undefined): string | undefined {
  return code?.trim() ? undefined : emptyCode;
}

/** Compares codes without case and outer spaces. */
export function sameCode(one: string, other: string): boolean {
  return one.trim().toUpperCase() === other.trim().toUpperCase();
}

export function isUsable({ applied, expired }: Coupon): boolean {
  return !applied && !expired;
}

/** Finds the player's usable coupon with this code; the operator decides about others. */
export function reusableCoupon(code: string, coupons: readonly Coupon[]): Coupon | null {
  return coupons.find((own) => sameCode(own.code, code) && isUsable(own)) ?? null;
}
