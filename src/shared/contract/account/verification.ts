import * as v from 'valibot';
import type { Call } from '../call.ts';
import { flag, flagOr, maybe } from '../wire.ts';

export const identityStatuses = ['approved', 'pending_face_id', 'pending_kyc', 'ip_blocked'] as const;
export type IdentityStatus = (typeof identityStatuses)[number];

export const identitySchema = v.object({
  user_status: v.picklist(identityStatuses),
  isApproved: flagOr(false),
  // The operator closed the account, because the law lets this person have none.
  is_closed: maybe(flag),
});
export type Identity = v.InferOutput<typeof identitySchema>;

export const getIdentityCall = {
  method: 'GET',
  path: '/api/legitimuzStatus',
  description: 'How far the identity check is.',
  auth: 'bearer',
  response: identitySchema,
} as const satisfies Call;
