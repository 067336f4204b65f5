import * as v from 'valibot';
import { maybe, whole } from '../wire.ts';

// Where an operator requires a second factor, a login response holds this instead of a token.
export const secondFactorSchema = v.object({
  challenge: v.pipe(v.string(), v.nonEmpty()),
  // Where the code was sent, masked.
  sent_to: maybe(v.string()),
  // Seconds that the code is valid for.
  expires_in: maybe(whole),
});
export type SecondFactor = v.InferOutput<typeof secondFactorSchema>;

export const secondFactorRequestSchema = v.object({ challenge: v.string(), code: v.string() });

// Sent with later logins, it replaces the second factor on this device.
export const knownDeviceSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  // Seconds.
  expires_in: maybe(whole),
});
export type KnownDevice = v.InferOutput<typeof knownDeviceSchema>;
