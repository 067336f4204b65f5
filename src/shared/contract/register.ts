import * as v from 'valibot';
import { fieldErrorsSchema } from './failure.ts';
import { knownDeviceSchema } from './secondFactor.ts';
import { flagOr, maybe } from './wire.ts';

export const documentRequestSchema = v.object({ document: v.string() });

/** Look-up of a tax number. Without `name` it failed and `message` says why. */
export const documentSchema = v.object({
  success: flagOr(true),
  errors: maybe(v.union([fieldErrorsSchema, v.array(v.string()), v.string()])),
  name: maybe(v.string()),
  /** ISO date. */
  birthday: maybe(v.string()),
  message: maybe(v.string()),
});
export type DocumentAnswer = v.InferOutput<typeof documentSchema>;

/** The form; tracking values travel beside it under their own names (open record). */
export const registerRequestSchema = v.looseObject({
  name: v.string(),
  document: v.string(),
  email: v.string(),
  email_confirmation: v.string(),
  phone: v.string(),
  phone_code: v.optional(v.string(), '55'),
  /** ISO date. */
  birthday: v.string(),
  password: v.string(),
  password_confirmation: v.string(),
  termsAccepted: v.boolean(),
  /** 0 female, 1 male; asked for where the law wants it. */
  gender: v.optional(v.picklist([0, 1])),
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
  /** The device that registered needs no second factor for a while. */
  device: maybe(knownDeviceSchema),
});
export type RegisterAnswer = v.InferOutput<typeof registerSchema>;
