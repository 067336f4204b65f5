import * as v from 'valibot';
import { cents, centsOr, identifier, positiveCents, whole } from './wire.ts';

export const withdrawalRequestSchema = v.object({ amount: positiveCents });

/** `status` as in transactions: 0 pending, 1 processing, 2 paid, 3 refused, 4 cancelled. */
const withdrawalEntries = { id: identifier, amount: cents, status: whole };

export const withdrawalSchema = v.object({ data: v.object(withdrawalEntries) });
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>['data'];

/** Money is on these: one bad line fails the whole answer. */
export const withdrawalsSchema = v.object({
  /** `created_at` is an ISO instant. */
  data: v.array(v.object({ ...withdrawalEntries, created_at: v.string() })),
  /** What is still to be wagered before deposits may be withdrawn (`deposit_rollover`), in cents. */
  deposits_to_wager: centsOr(0),
  /** Referral money that may not be withdrawn yet (`withdraw_affiliate_days`): cents, and the ISO instant when it may. */
  referral_holds: v.nullish(v.array(v.object({ amount: positiveCents, released_at: v.string() })), () => []),
});
export type Withdrawals = v.InferOutput<typeof withdrawalsSchema>;
export type PastWithdrawal = Withdrawals['data'][number];
