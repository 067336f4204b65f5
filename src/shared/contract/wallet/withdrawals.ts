import * as v from 'valibot';
import type { Call } from '../call.ts';
import { cents, centsOr, identifier, maybe, positiveCents, whole } from '../wire.ts';

export const withdrawalRequestSchema = v.object({ amount: positiveCents });

// `status` as in transactions: 0 pending, 1 processing, 2 paid, 3 refused, 4 cancelled.
const withdrawalEntries = { id: identifier, amount: cents, status: whole };

export const withdrawalSchema = v.object({ data: v.object(withdrawalEntries) });
export type Withdrawal = v.InferOutput<typeof withdrawalSchema>['data'];

// Carries money: one bad line fails the whole response.
export const withdrawalsSchema = v.object({
  // `created_at` is an ISO instant.
  data: v.array(v.object({ ...withdrawalEntries, created_at: v.string() })),
  // The operator's clock in the response, by which the page judges rules of time. ISO instant.
  server_time: maybe(v.string()),
  // What must still be wagered before deposits may be withdrawn (`deposit_rollover`), in cents.
  deposits_to_wager: centsOr(0),
  // Referral money that may not be withdrawn yet (`withdraw_affiliate_days`): cents, and the ISO instant when
  // it may.
  referral_holds: v.nullish(v.array(v.object({ amount: positiveCents, released_at: v.string() })), () => []),
});
export type Withdrawals = v.InferOutput<typeof withdrawalsSchema>;
export type PastWithdrawal = Withdrawals['data'][number];

export const createWithdrawalCall = {
  method: 'POST',
  path: '/api/withdrawals',
  description: "Pays the amount in cents to the PIX key of the player's own tax number.",
  auth: 'bearer',
  body: withdrawalRequestSchema,
  response: withdrawalSchema,
  money: true,
} as const satisfies Call;

export const listWithdrawalsCall = {
  method: 'GET',
  path: '/api/withdrawals',
  description: "The player's withdrawals, newest first.",
  auth: 'bearer',
  response: withdrawalsSchema,
} as const satisfies Call;

export const cancelWithdrawalCall = {
  method: 'DELETE',
  path: '/api/withdrawals/{id}',
  description: 'Takes a pending withdrawal back; its money returns to the wallet.',
  auth: 'bearer',
  response: withdrawalSchema,
  money: true,
} as const satisfies Call;
