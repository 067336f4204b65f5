import { couponRefusal, couponRefusalTexts, depositCouponRefusal } from '../domain/coupon.ts';
import {
  addCoupon,
  countCouponUses,
  couponOnWire,
  lockCoupon,
  markCouponUsed,
  ownCoupon,
  type StoredCoupon,
} from '../store/coupons.ts';
import { grantBonus } from './bonuses.ts';
import { fieldRefusal, Refusal } from './refusal.ts';
import type { Work } from './work.ts';

export interface CouponRules {
  /** Whether there are bonuses that come with a deposit. */
  withDeposit: boolean;
  /** Refuses what this player may not take yet. */
  mayTake?: (work: Work, userId: string) => Promise<void>;
}

/** Gives the coupon to the player. A deposit coupon waits for its deposit, any other takes effect at once. */
export async function applyCoupon(work: Work, userId: string, code: string, rules: CouponRules) {
  const coupon = await lockCoupon(work.sql, work.tenant, code);
  const uses = coupon ? await countCouponUses(work.sql, work.tenant, coupon.code) : 0;
  const own = coupon && (await ownCoupon(work.sql, work.tenant, userId, coupon.code));
  const refusal = couponRefusal(coupon, uses, own !== null, work.now);
  if (!coupon || refusal) {
    const message = couponRefusalTexts[refusal ?? 'unknown'];
    throw new Refusal(422, { error: true, message });
  }
  if (coupon.deposit && !rules.withDeposit) {
    throw new Refusal(422, { error: true, message: couponRefusalTexts.unknown });
  }
  if (!coupon.deposit) await rules.mayTake?.(work, userId);
  const usedAt = coupon.deposit ? null : work.now;
  await addCoupon(work.sql, work.tenant, userId, { code: coupon.code, usedAt }, work.now);
  if (!coupon.deposit) await takeEffect(work, userId, coupon);
  return couponOnWire(coupon, { applied: usedAt !== null, expired: false });
}

/** The coupon of a charge, as it is stored; the player has it from now on. What does not hold now is refused unpaid. */
export async function takeDepositCoupon(work: Work, userId: string, code: string): Promise<string> {
  const coupon = await lockCoupon(work.sql, work.tenant, code);
  const uses = coupon ? await countCouponUses(work.sql, work.tenant, coupon.code) : 0;
  const own = coupon && (await ownCoupon(work.sql, work.tenant, userId, coupon.code));
  const refusal = depositCouponRefusal(coupon, uses, own, work.now);
  if (!coupon || refusal) throw fieldRefusal({ coupon_code: [couponRefusalTexts[refusal ?? 'unknown']] });
  if (!own) await addCoupon(work.sql, work.tenant, userId, { code: coupon.code, usedAt: null }, work.now);
  return coupon.code;
}

/** Uses up the coupon of a paid charge, though it may have expired since; null: a used one does nothing. */
export async function depositCoupon(work: Work, userId: string, code: string): Promise<StoredCoupon | null> {
  const coupon = await lockCoupon(work.sql, work.tenant, code);
  if (!coupon?.deposit) return null;
  return (await markCouponUsed(work.sql, work.tenant, userId, coupon.code, work.now)) ? coupon : null;
}

/** Grants what the coupon brings. */
export async function takeEffect(work: Work, userId: string, coupon: StoredCoupon): Promise<void> {
  if (coupon.bonusCents === 0) return;
  await grantBonus(work, userId, {
    key: `coupon:${coupon.code}`,
    name: `Cupom ${coupon.code}`,
    amountCents: coupon.bonusCents,
    rolloverTimes: coupon.rolloverTimes,
  });
}
