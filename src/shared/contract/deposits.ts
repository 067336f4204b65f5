import * as v from 'valibot';
import { cents, identifier, maybe, positiveCents, whole } from './wire.ts';

export const depositRequestSchema = v.object({
  amount: positiveCents,
  coupon_code: v.optional(v.string()),
});
export type DepositRequest = v.InferInput<typeof depositRequestSchema>;

/** A PIX charge. `status` as in transactions: 0 pending, 2 approved, 3 returned (late and beyond a limit
 * of the player's), 4 expired or replaced by a newer charge, unpaid. */
export const depositSchema = v.object({
  data: v.object({
    id: identifier,
    amount: cents,
    status: whole,
    /** BR Code, copy and paste. */
    pix_code: v.string(),
    /** ISO instant. */
    expires_at: v.string(),
    /** What it was made with: it takes effect with the money, even when it expires in between. */
    coupon_code: maybe(v.string()),
    /** The operator's clock as it answers, so that a countdown does not depend on the player's. ISO instant. */
    server_time: maybe(v.string()),
  }),
});
export type Deposit = v.InferOutput<typeof depositSchema>['data'];
