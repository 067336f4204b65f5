import * as v from 'valibot';
import { unauthenticatedMessage } from './failure.ts';
import { rolloverSchema } from './rollover.ts';
import { cents, centsOr, identifier, maybe, textOr } from './wire.ts';

export const walletSchema = v.object({ bonus_mixed: centsOr(0) });

export const userSchema = v.object({
  id: identifier,
  name: v.string(),
  email: textOr(''),
  phone: textOr(''),
  /** Calling code of the phone's country. */
  phone_code: textOr('55'),
  /** `Ativo` means that the KYC check is passed. */
  status: textOr(''),
  document: v.nullish(v.object({ number: textOr('') }), { number: '' }),
  /** ISO date. */
  birthday: maybe(v.string()),
  /** 0 female, 1 male. */
  gender: maybe(v.pipe(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), v.picklist([0, 1]))),
  /** Main wallet in cents. Shown is `(balance + wallet.bonus_mixed) / 100`. */
  balance: cents,
  wallet: v.nullish(walletSchema, { bonus_mixed: 0 }),
  user_rollover: v.nullish(rolloverSchema, null),
});
export type User = v.InferOutput<typeof userSchema>;

export const unauthenticatedSchema = v.object({ message: v.literal(unauthenticatedMessage) });

/** `GET /api/auth/me` may say that nobody is logged in with status 200. */
export const meSchema = v.union([userSchema, unauthenticatedSchema]);
export type Me = v.InferOutput<typeof meSchema>;

/** The fields that a player may change; absent ones stay. */
export const profileRequestSchema = v.object({
  phone: v.optional(v.string()),
  phone_code: v.optional(v.string()),
  email: v.optional(v.string()),
  gender: v.optional(v.picklist([0, 1])),
});
export type ProfileRequest = v.InferInput<typeof profileRequestSchema>;
