import * as v from 'valibot';
import { rolloverSchema } from '../bonus/rollover.ts';
import type { Call } from '../call.ts';
import { unauthenticatedMessage } from '../failure.ts';
import { cents, centsOr, identifier, maybe, textOr } from '../wire.ts';
import { secondFactorRequestSchema, secondFactorSchema } from './secondFactor.ts';

export const walletSchema = v.object({ bonus_mixed: centsOr(0) });

export const userSchema = v.object({
  id: identifier,
  name: v.string(),
  email: textOr(''),
  phone: textOr(''),
  // Calling code of the phone's country.
  phone_code: textOr('55'),
  // `Ativo` means that the KYC check is passed.
  status: textOr(''),
  document: v.nullish(v.object({ number: textOr('') }), { number: '' }),
  // ISO date.
  birthday: maybe(v.string()),
  // 0 female, 1 male.
  gender: maybe(v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.picklist([0, 1]))),
  // Main wallet in cents. Shown is `(balance + wallet.bonus_mixed) / 100`.
  balance: cents,
  wallet: v.nullish(walletSchema, { bonus_mixed: 0 }),
  user_rollover: v.nullish(rolloverSchema, null),
});
export type User = v.InferOutput<typeof userSchema>;

export const unauthenticatedSchema = v.object({ message: v.literal(unauthenticatedMessage) });

// `GET /api/auth/me` may report with status 200 that no player is logged in.
export const meSchema = v.union([userSchema, unauthenticatedSchema]);

// A change of `email` that waits for the code that was sent; nothing has changed yet.
export const pendingProfileSchema = v.object({
  error: v.pipe(v.string(), v.nonEmpty()),
  second_factor: secondFactorSchema,
});

export const profileSchema = v.union([userSchema, pendingProfileSchema]);

// The fields that a player may change; absent ones stay.
export const profileRequestSchema = v.object({
  phone: v.optional(v.string()),
  phone_code: v.optional(v.string()),
  email: v.optional(v.string()),
  gender: v.optional(v.picklist([0, 1])),
  /** Needed to change `email`. */
  current_password: v.optional(v.string()),
  /** Needed to change `email` where the operator asks for a second factor. */
  second_factor: v.optional(secondFactorRequestSchema),
});
export type ProfileRequest = v.InferInput<typeof profileRequestSchema>;

export const getMeCall = {
  method: 'GET',
  path: '/api/auth/me',
  description: "The player; message 'Unauthenticated.' means logged out.",
  auth: 'bearer',
  response: meSchema,
} as const satisfies Call;

export const updateMeCall = {
  method: 'PUT',
  path: '/api/auth/me',
  description:
    'Changes the fields that a player may change. A new email needs current_password; where a second factor is asked for, the answer is second_factor and the call is sent again with the code.',
  auth: 'bearer',
  body: profileRequestSchema,
  response: profileSchema,
} as const satisfies Call;
