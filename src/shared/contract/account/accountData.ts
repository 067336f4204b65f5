import * as v from 'valibot';
import type { Call } from '../call.ts';
import { successSchema } from '../failure.ts';
import { flagOr, maybe, textOr } from '../wire.ts';

export const consentKinds = ['terms', 'cookies'] as const;

export const consentSchema = v.object({
  kind: v.picklist(consentKinds),
  version: v.string(),
  // Categories that were allowed; terms have none.
  choices: v.nullish(v.array(v.string()), () => []),
  // ISO instant.
  decided_at: v.string(),
});

// The request to delete the player's data.
export const deletionSchema = v.object({
  // ISO instants.
  requested_at: v.string(),
  answer_by: v.string(),
});
export type Deletion = v.InferOutput<typeof deletionSchema>;

export const consentsSchema = v.object({
  // The newest first; a withdrawal keeps the records before it.
  data: v.nullish(v.array(consentSchema), () => []),
  // The version in force, and whether it waits for this player's consent.
  terms_version: textOr(''),
  terms_open: flagOr(false),
  deletion: maybe(deletionSchema),
});
export type Consents = v.InferOutput<typeof consentsSchema>;

export const consentRequestSchema = v.object({
  kind: v.picklist(consentKinds),
  version: v.string(),
  choices: v.optional(v.array(v.string())),
  // ISO instant of a decision on this device; absent: now.
  decided_at: v.optional(v.string()),
});
export type ConsentRequest = v.InferInput<typeof consentRequestSchema>;

// What the account holds about the player, as a file.
export const accountDataSchema = v.looseObject({ generated_at: v.string() });

// JSON text with an Ed25519 signature over its bytes; key and signature are base64, the key as SPKI.
export const receiptSchema = v.object({
  id: v.string(),
  payload: v.string(),
  algorithm: v.string(),
  public_key: v.string(),
  signature: v.string(),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;
export const receiptsSchema = v.object({ data: v.array(receiptSchema) });

export const deletionRequestSchema = v.object({ password: v.string() });

export const getConsentsCall = {
  method: 'GET',
  path: '/api/account/consents',
  description: "The player's consents with their history, and what waits for one.",
  auth: 'bearer',
  response: consentsSchema,
} as const satisfies Call;

export const giveConsentCall = {
  method: 'POST',
  path: '/api/account/consents',
  description: 'Keeps a consent or its withdrawal; the same decision again changes nothing.',
  auth: 'bearer',
  body: consentRequestSchema,
  response: successSchema,
} as const satisfies Call;

export const getAccountDataCall = {
  method: 'GET',
  path: '/api/account/data',
  description: "Export of the player's data.",
  auth: 'bearer',
  response: accountDataSchema,
} as const satisfies Call;

export const getReceiptsCall = {
  method: 'GET',
  path: '/api/account/receipts',
  description: "Signed receipts of the player's consents and of the protections in force.",
  auth: 'bearer',
  response: receiptsSchema,
} as const satisfies Call;

export const requestDeletionCall = {
  method: 'POST',
  path: '/api/account/deletion',
  description: "Requests the deletion of the player's data; the operator answers by a date.",
  auth: 'bearer',
  body: deletionRequestSchema,
  response: deletionSchema,
} as const satisfies Call;
