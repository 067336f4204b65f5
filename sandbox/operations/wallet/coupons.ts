import { couponRefusal, couponRefusalTexts, depositCouponRefusal } from '../../domain/coupon.ts';
import {
  addCoupon,
  countCouponUses,
  couponOnWire,
  lockCoupon,
  markCouponUsed,
  ownCoupon,
  type StoredCoupon,
} from '../../store/wallet/coupons.ts';
import { fieldRefusal, Refusal } from '../refusal.ts';
import type { UnitOfWork } from '../unitOfWork.ts';
import { grantBonus } from './bonuses.ts';
import { refuseBonus } from './playPermission.ts';

export interface CouponRules {
  // Throws when this player may not have a coupon yet.
  mayTake?: (work: UnitOfWork, userId: string) => Promise<void>;
  // Registration takes only coupons that are for it or for a deposit.
  isRegistration?: boolean;
}

/** Gives the coupon to the player; a deposit coupon waits for its deposit, any other takes effect at once. */
export async function applyCoupon(work: UnitOfWork, userId: string, code: string, rules: CouponRules = {}) {
  await refuseBonus(work, userId);
  const coupon = await lockCoupon(work.db, work.tenant, code);
  const uses = coupon ? await countCouponUses(work.db, work.tenant, coupon.code) : 0;
  const own = coupon && (await ownCoupon(work.db, work.tenant, userId, coupon.code));
  const refusal = couponRefusal(coupon, uses, own !== null, work.now);
  if (!coupon || refusal) {
    const message = couponRefusalTexts[refusal ?? 'unknown'];
    throw new Refusal(422, { error: true, message });
  }
  // Brazilian law: no bonus tied to a deposit or to registration.
  if (work.law.isLawful && (coupon.deposit || coupon.apply_register)) {
    throw new Refusal(422, { error: true, message: couponRefusalTexts.unknown });
  }
  if (rules.isRegistration && !coupon.apply_register && !coupon.deposit) {
    throw new Refusal(422, { error: true, message: couponRefusalTexts.unknown });
  }
  if (!coupon.deposit) await rules.mayTake?.(work, userId);
  const usedAt = coupon.deposit ? null : work.now;
  await addCoupon(work.db, work.tenant, userId, { code: coupon.code, usedAt }, work.now);
  if (!coupon.deposit) await takeEffect(work, userId, coupon);
  return couponOnWire(coupon, { applied: usedAt !== null, expired: false });
}

/** Adds the coupon of a charge to the player and returns its stored code; throws when it is not valid now. */
export async function takeDepositCoupon(work: UnitOfWork, userId: string, code: string): Promise<string> {
  const coupon = await lockCoupon(work.db, work.tenant, code);
  const uses = coupon ? await countCouponUses(work.db, work.tenant, coupon.code) : 0;
  const own = coupon && (await ownCoupon(work.db, work.tenant, userId, coupon.code));
  const refusal = depositCouponRefusal(coupon, uses, own, work.now);
  if (!coupon || refusal) throw fieldRefusal({ coupon_code: [couponRefusalTexts[refusal ?? 'unknown']] });
  if (!own) await addCoupon(work.db, work.tenant, userId, { code: coupon.code, usedAt: null }, work.now);
  return coupon.code;
}

/** Consumes the coupon of a paid charge even if it has expired since; null when it is already used. */
export async function depositCoupon(
  work: UnitOfWork,
  userId: string,
  code: string,
): Promise<StoredCoupon | null> {
  const coupon = await lockCoupon(work.db, work.tenant, code);
  if (!coupon?.deposit) return null;
  return (await markCouponUsed(work.db, work.tenant, userId, coupon.code, work.now)) ? coupon : null;
}

export async function takeEffect(work: UnitOfWork, userId: string, coupon: StoredCoupon): Promise<void> {
  if (coupon.bonusCents === 0) return;
  await grantBonus(work, userId, {
    key: `coupon:${coupon.code}`,
    name: `Cupom ${coupon.code}`,
    amountCents: coupon.bonusCents,
    rolloverTimes: coupon.rolloverTimes,
  });
}
