import * as v from 'valibot';
import type { Call } from '../call.ts';
import { fieldErrorsSchema } from '../failure.ts';
import { flagOr, maybe } from '../wire.ts';
import { limitChangeByPeriodSchema } from './protection.ts';
import { knownDeviceSchema } from './secondFactor.ts';

export const documentRequestSchema = v.object({ document: v.string() });

// Look-up of a tax number. Without `name` it failed and `message` says why.
export const documentSchema = v.object({
  success: flagOr(true),
  errors: maybe(v.union([fieldErrorsSchema, v.array(v.string()), v.string()])),
  name: maybe(v.string()),
  // ISO date.
  birthday: maybe(v.string()),
  message: maybe(v.string()),
});

export const addressSchema = v.object({
  postal_code: v.string(),
  street: v.string(),
  number: v.string(),
  complement: v.optional(v.string()),
  district: v.string(),
  city: v.string(),
  // Two letters.
  state: v.string(),
});

// At least one period of each has a limit.
export const registrationLimitsSchema = v.object({
  loss: v.optional(limitChangeByPeriodSchema),
  time: v.optional(limitChangeByPeriodSchema),
});

// The form; tracking values are sent with it under their own names (open record).
export const registerRequestSchema = v.looseObject({
  name: v.string(),
  document: v.string(),
  email: v.string(),
  email_confirmation: v.string(),
  phone: v.string(),
  phone_code: v.optional(v.string(), '55'),
  // ISO date.
  birthday: v.string(),
  password: v.string(),
  password_confirmation: v.string(),
  termsAccepted: v.boolean(),
  // The next five are required where the law requires them.
  // 0 female, 1 male, null not stated.
  gender: v.optional(v.nullable(v.picklist([0, 1]))),
  limits: v.optional(registrationLimitsSchema),
  address: v.optional(addressSchema),
  // `general_terms_version` of the settings as the form showed it.
  terms_version: v.optional(v.string()),
  politically_exposed: v.optional(v.boolean()),
  referer: v.optional(v.string()),
  coupon_code: v.optional(v.string()),
  token: v.optional(v.string()),
});
export type RegisterRequest = v.InferInput<typeof registerRequestSchema>;

export const registerSchema = v.object({
  success: flagOr(false),
  data: maybe(v.object({ errors: maybe(fieldErrorsSchema), message: maybe(v.string()) })),
  errors: maybe(fieldErrorsSchema),
  message: maybe(v.string()),
  // The device that registered needs no second factor for a while.
  device: maybe(knownDeviceSchema),
});

export const validateDocumentCall = {
  method: 'POST',
  path: '/api/validate/document',
  description: 'Name and birthday that belong to a tax number.',
  body: documentRequestSchema,
  response: documentSchema,
} as const satisfies Call;

export const registerCall = {
  method: 'POST',
  path: '/v2/auth/register',
  description: 'Opens an account. Tracking values travel beside the form.',
  body: registerRequestSchema,
  response: registerSchema,
} as const satisfies Call;
