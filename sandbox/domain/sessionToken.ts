import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

/** Claims of the session token. `balance` in cents, times in seconds since 1970. */
export interface SessionClaims {
  /** Row of the session; a token is good only while it lives. */
  sessionId: string;
  userId: string;
  tenant: string;
  balanceCents: number;
  /** Began with the link of a recovery mail: whoever holds it may set a password without knowing the old one. */
  recovery?: boolean;
}

const claimsSchema = v.object({
  jti: v.string(),
  user_id: v.string(),
  iss: v.string(),
  balance: v.number(),
  recovery: v.optional(v.boolean(), false),
});

export function signSessionToken(claims: SessionClaims, secret: Uint8Array, now: Date, lifetimeS: number) {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { userId, balanceCents, recovery } = claims;
  return new SignJWT({ user_id: userId, balance: balanceCents, ...(recovery ? { recovery } : {}) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(claims.tenant)
    .setSubject(claims.userId)
    .setJti(claims.sessionId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeS)
    .sign(secret);
}

/** Null for a token that is forged, expired, malformed or of another tenant. */
export async function readSessionToken(
  token: string,
  tenant: string,
  secret: Uint8Array,
  now: Date,
): Promise<SessionClaims | null> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      issuer: tenant,
      currentDate: now,
      requiredClaims: ['exp'],
    });
    const claims = v.parse(claimsSchema, payload);
    return {
      sessionId: claims.jti,
      userId: claims.user_id,
      tenant: claims.iss,
      balanceCents: claims.balance,
      ...(claims.recovery ? { recovery: true } : {}),
    };
  } catch {
    return null;
  }
}
