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

/** A code that the player has already says what becomes of it without asking the operator. */
export type KnownCoupon = { usable: true; coupon: Coupon } | { usable: false; message: string };

export function knownCoupon(code: string, coupons: readonly Coupon[]): KnownCoupon | null {
  const coupon = coupons.find((own) => sameCode(own.code, code));
  if (!coupon) return null;
  if (isUsable(coupon)) return { usable: true, coupon };
  return {
    usable: false,
    message: coupon.applied ? 'Você já utilizou este cupom.' : 'Este cupom expirou.',
  };
}
