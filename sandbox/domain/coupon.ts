export interface CouponTerms {
  expiresAt: Date | null;
  maxUses: number | null;
}

export type CouponRefusal = 'unknown' | 'expired' | 'used_up' | 'already_applied' | 'not_for_deposit';

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

/** Returns why a coupon cannot be used for a new charge, or null; `own` counts as one of its uses. */
export function depositCouponRefusal(
  coupon: (CouponTerms & { deposit: boolean }) | null,
  uses: number,
  own: { usedAt: Date | null } | null,
  now: Date,
): CouponRefusal | null {
  if (coupon && !coupon.deposit) return 'not_for_deposit';
  return couponRefusal(own ? coupon && { ...coupon, maxUses: null } : coupon, uses, own?.usedAt != null, now);
}

export const couponRefusalTexts: Readonly<Record<CouponRefusal, string>> = {
  unknown: 'Cupom não encontrado.',
  expired: 'Este cupom expirou.',
  used_up: 'Este cupom já atingiu o limite de usos.',
  already_applied: 'Você já utilizou este cupom.',
  not_for_deposit: 'Este cupom não vale para depósitos.',
};
