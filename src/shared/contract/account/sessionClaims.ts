import * as v from 'valibot';
import { decimal } from '../wire.ts';

// The claims read from the session token; `balance` in cents, `exp` in seconds since 1970.
export const tokenClaimsSchema = v.object({
  balance: v.nullish(v.union([v.number(), v.pipe(v.string(), v.transform(Number))]), 0),
  user_id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  exp: decimal,
});
export type TokenClaims = v.InferOutput<typeof tokenClaimsSchema>;
