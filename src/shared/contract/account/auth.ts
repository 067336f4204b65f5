import * as v from 'valibot';
import type { Call } from '../call.ts';
import { successSchema } from '../failure.ts';
import { maybe } from '../wire.ts';
import { secondFactorRequestSchema } from './secondFactor.ts';
import { tokenSchema } from './session.ts';

export const loginRequestSchema = v.object({
  email: v.string(),
  password: v.string(),
  login: v.optional(v.string()),
  // Token that this device received after an earlier second factor.
  device: v.optional(v.string()),
});
export type LoginRequest = v.InferInput<typeof loginRequestSchema>;

export const recoverRequestSchema = v.object({ email: v.string() });

/** The token of a link in a recovery mail. It is good for a new password, never for a session. */
export const recoveryLinkRequestSchema = v.object({ token: v.string() });

export const recoveryLinkSchema = v.object({
  /** `email`: the link also restores the e-mail address that the account had before. */
  purpose: v.picklist(['password', 'email']),
  /** E-mail address of the account, masked. */
  account: maybe(v.string()),
});
export type RecoveryLink = v.InferOutput<typeof recoveryLinkSchema>;

export const resetRequestSchema = v.object({
  token: v.string(),
  password: v.string(),
  password_confirmation: v.string(),
});

export const passwordRequestSchema = v.object({
  current_password: v.string(),
  password: v.string(),
  password_confirmation: v.string(),
});

// Null for a player who may look but not bet: suspended or excluded.
export const sportsbookTokenSchema = v.object({ token: v.nullable(v.pipe(v.string(), v.nonEmpty())) });

export const channelRequestSchema = v.object({ socket_id: v.string(), channel_name: v.string() });
export const channelAuthSchema = v.object({
  auth: v.pipe(v.string(), v.nonEmpty()),
  channel_data: maybe(v.string()),
});

export const loginCall = {
  method: 'POST',
  path: '/api/auth/login',
  description: 'Starts a session. Without access_token the call failed; 403 is a refusal.',
  body: loginRequestSchema,
  response: tokenSchema,
} as const satisfies Call;

export const confirmLoginCall = {
  method: 'POST',
  path: '/api/auth/second-factor',
  description: 'Ends a login that was answered with second_factor, by the code that was sent.',
  body: secondFactorRequestSchema,
  response: tokenSchema,
} as const satisfies Call;

export const recoverCall = {
  method: 'POST',
  path: '/api/auth/recover',
  description: 'Sends a recovery message; the answer is the same for known and unknown addresses.',
  body: recoverRequestSchema,
  response: successSchema,
} as const satisfies Call;

export const readRecoveryLinkCall = {
  method: 'POST',
  path: '/api/auth/recover/link',
  description: 'Says what the link of a recovery mail is good for; 410 for a link that is used or expired.',
  body: recoveryLinkRequestSchema,
  response: recoveryLinkSchema,
} as const satisfies Call;

export const resetPasswordCall = {
  method: 'POST',
  path: '/api/auth/recover/password',
  description:
    'Sets a new password with the link of a recovery mail, once, and ends every session. 410 for a link that is used or expired.',
  body: resetRequestSchema,
  response: successSchema,
} as const satisfies Call;

export const updatePasswordCall = {
  method: 'PUT',
  path: '/api/auth/password',
  description: 'Changes the password.',
  auth: 'bearer',
  body: passwordRequestSchema,
  response: successSchema,
} as const satisfies Call;

export const reauthRequestSchema = v.object({ password: v.string() });

export const reauthenticateCall = {
  method: 'POST',
  path: '/api/auth/reauth',
  description: 'Unlocks a session that answers 403 with the reason reauth after thirty idle minutes.',
  auth: 'bearer',
  body: reauthRequestSchema,
  response: successSchema,
} as const satisfies Call;

export const getSportsbookTokenCall = {
  method: 'GET',
  path: '/api/generate-token',
  description: 'Access token of the sportsbook.',
  auth: 'bearer',
  response: sportsbookTokenSchema,
} as const satisfies Call;

export const authorizeChannelCall = {
  method: 'POST',
  path: '/api/broadcasting/auth',
  description: 'Signature for a private realtime channel of the player.',
  auth: 'bearer',
  body: channelRequestSchema,
  form: true,
  response: channelAuthSchema,
} as const satisfies Call;
