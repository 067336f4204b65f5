import * as v from 'valibot';
import { failureSchema } from './failure.ts';
import { knownDeviceSchema, secondFactorSchema } from './secondFactor.ts';
import { maybe, whole } from './wire.ts';

export const loginRequestSchema = v.object({
  email: v.string(),
  password: v.string(),
  login: v.optional(v.string()),
  /** What this device was given after an earlier second factor. */
  device: v.optional(v.string()),
});
export type LoginRequest = v.InferInput<typeof loginRequestSchema>;

/** Login and refresh. Without `access_token` the call failed, whatever its status. */
export const tokenSchema = v.object({
  access_token: maybe(v.pipe(v.string(), v.nonEmpty())),
  /** Seconds. */
  expires_in: maybe(whole),
  error: failureSchema.entries.error,
  errors: failureSchema.entries.errors,
  /** The password was right; the login goes on with the code that was sent. */
  second_factor: maybe(secondFactorSchema),
  device: maybe(knownDeviceSchema),
});
export type TokenAnswer = v.InferOutput<typeof tokenSchema>;

export const recoverRequestSchema = v.object({ email: v.string() });

export const passwordRequestSchema = v.object({
  current_password: v.string(),
  password: v.string(),
  password_confirmation: v.string(),
});

/** Access token of the sportsbook. */
/** Null for a player who may look but not bet: suspended or excluded. */
export const sportsbookTokenSchema = v.object({ token: v.nullable(v.pipe(v.string(), v.nonEmpty())) });

export const channelRequestSchema = v.object({ socket_id: v.string(), channel_name: v.string() });
export const channelAuthSchema = v.object({
  auth: v.pipe(v.string(), v.nonEmpty()),
  channel_data: maybe(v.string()),
});
