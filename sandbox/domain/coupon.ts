export interface CouponTerms {
  expiresAt: Date | null;
  maxUses: number | null;
}

export type CouponRefusal = 'unknown' | 'expired' | 'used_up' | 'already_applied';

/** Why a coupon cannot be applied; null: it can. */
export function couponRefusal(
  coupon: CouponTerms | null,
  uses: number,
  ownedByPlayer: boolean,
  now: Date,
): CouponRefusal | null {
  if (!coupon) return 'unknown';
  if (ownedByPlayer) return 'already_applied';
  if (coupon.expiresAt && coupon.expiresAt <= now) return 'expired';
  return coupon.maxUses !== null && uses >= coupon.maxUses ? 'used_up' : null;
}

export const couponRefusalTexts: Readonly<Record<CouponRefusal, string>> = {
  unknown: 'Cupom não encontrado.',
  expired: 'Este cupom expirou.',
  used_up: 'Este cupom já atingiu o limite de usos.',
  already_applied: 'Você já utilizou este cupom.',
};
