import * as v from 'valibot';
import type { Call } from '../call.ts';
import { displayList } from '../displayList.ts';
import { failureSchema } from '../failure.ts';
import { flagOr, maybe } from '../wire.ts';

// Text shown in the register panel: a JSON string or text/plain.
export const couponTextSchema = v.string();

export const couponSchema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  // The coupon takes effect with a deposit.
  deposit: flagOr(false),
  event: flagOr(false),
  apply_register: flagOr(false),
  applied: flagOr(false),
  expired: flagOr(false),
});
export type Coupon = v.InferOutput<typeof couponSchema>;

export const couponApplyRequestSchema = v.object({ code: v.string() });

// `error` or a `message` without `userCoupon` means that the code was refused.
export const couponApplySchema = v.object({
  error: failureSchema.entries.error,
  message: maybe(v.string()),
  userCoupon: maybe(couponSchema),
});

export const couponListRequestSchema = v.object({
  active: v.optional(v.boolean()),
  applied: v.optional(v.boolean()),
  expired: v.optional(v.boolean()),
});

export const couponListSchema = v.object({ userCoupons: displayList(couponSchema) });

export const getCouponTextCall = {
  method: 'GET',
  path: '/v2/coupons/register',
  description: 'Text of the coupon offer in the register panel (JSON string or text/plain).',
  response: couponTextSchema,
  mayBeEmpty: true,
} as const satisfies Call;

export const applyCouponCall = {
  method: 'POST',
  path: '/api/coupons/apply',
  description: 'Adds a coupon to the player.',
  auth: 'bearer',
  money: true,
  body: couponApplyRequestSchema,
  response: couponApplySchema,
} as const satisfies Call;

export const listCouponsCall = {
  method: 'POST',
  path: '/api/coupons/list',
  description: "The player's coupons; absent filters do not filter.",
  auth: 'bearer',
  body: couponListRequestSchema,
  response: couponListSchema,
} as const satisfies Call;
