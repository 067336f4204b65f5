import type { StoredCoupon } from '../../store/wallet/coupons.ts';

const plain = {
  deposit: false,
  event: false,
  apply_register: false,
  rolloverTimes: 5,
  maxUses: null,
  expiresAt: null,
};

/** Lists one coupon of each kind: registration, deposit (also for a day only), event, expired, used up after one. */
export function readyCoupons(now: Date): StoredCoupon[] {
  const dayMs = 24 * 60 * 60 * 1000;
  const yesterday = new Date(now.getTime() - dayMs);
  const tomorrow = new Date(now.getTime() + dayMs);
  return [
    { ...plain, code: 'BEMVINDO', apply_register: true, bonusCents: 1000 },
    { ...plain, code: 'BONUS10', bonusCents: 1000 },
    { ...plain, code: 'DEPOSITO50', deposit: true, bonusCents: 5000, rolloverTimes: 10 },
    { ...plain, code: 'SOHOJE', deposit: true, bonusCents: 2000, expiresAt: tomorrow },
    { ...plain, code: 'EVENTO', event: true, bonusCents: 500 },
    { ...plain, code: 'EXPIRADO', bonusCents: 1000, expiresAt: yesterday },
    { ...plain, code: 'UNICO', bonusCents: 1000, maxUses: 1 },
  ];
}
