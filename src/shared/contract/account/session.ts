import * as v from 'valibot';
import type { Call } from '../call.ts';
import { failureSchema } from '../failure.ts';
import { maybe, whole } from '../wire.ts';
import { knownDeviceSchema, secondFactorSchema } from './secondFactor.ts';

// Response of login and refresh. Without `access_token` the call failed, even with status 200.
export const tokenSchema = v.object({
  access_token: maybe(v.pipe(v.string(), v.nonEmpty())),
  // Seconds.
  expires_in: maybe(whole),
  error: failureSchema.entries.error,
  errors: failureSchema.entries.errors,
  // The password was right; the login continues with the code that was sent.
  second_factor: maybe(secondFactorSchema),
  device: maybe(knownDeviceSchema),
});
export type TokenResponse = v.InferOutput<typeof tokenSchema>;

export const logoutCall = {
  method: 'POST',
  path: '/api/auth/logout',
  description: 'Ends the session.',
  auth: 'bearer',
} as const satisfies Call;

export const refreshCall = {
  method: 'POST',
  path: '/api/auth/refresh',
  description: 'A new token for a valid one; the old one ends.',
  auth: 'bearer',
  response: tokenSchema,
} as const satisfies Call;
