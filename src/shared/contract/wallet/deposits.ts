import * as v from 'valibot';
import type { Call } from '../call.ts';
import { cents, identifier, maybe, positiveCents, whole } from '../wire.ts';

export const depositRequestSchema = v.object({
  amount: positiveCents,
  coupon_code: v.optional(v.string()),
});

// Why a paid charge was returned: beyond the player's limit, a closed account, or a payer who is not the player.
export type ReturnReason = 'limit' | 'closed' | 'payer';

// A PIX charge. `status` as in transactions: 0 pending, 2 approved, 3 returned, 4 expired or replaced by a newer
// charge, unpaid.
export const depositSchema = v.object({
  data: v.object({
    id: identifier,
    amount: cents,
    status: whole,
    // BR Code, copy and paste.
    pix_code: v.string(),
    // ISO instant.
    expires_at: v.string(),
    // The coupon of the charge: it takes effect with the money, even when it expires in between.
    coupon_code: maybe(v.string()),
    // The operator's clock in the response, so that a countdown does not depend on the player's. ISO instant.
    server_time: maybe(v.string()),
    // Of a returned charge: `limit`, `closed` or `payer`.
    return_reason: maybe(v.string()),
  }),
});
export type Deposit = v.InferOutput<typeof depositSchema>['data'];

export const createDepositCall = {
  method: 'POST',
  path: '/api/deposits',
  description: 'Opens a PIX charge over the amount in cents.',
  auth: 'bearer',
  body: depositRequestSchema,
  response: depositSchema,
  money: true,
} as const satisfies Call;

export const getDepositCall = {
  method: 'GET',
  path: '/api/deposits/{id}',
  description: 'A PIX charge.',
  auth: 'bearer',
  response: depositSchema,
} as const satisfies Call;
