import { jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';

// Claims of the session token: `balance` in cents, times in Unix seconds.
export interface SessionClaims {
  // Id of the session row; the token is valid only while the session is open.
  sessionId: string;
  userId: string;
  tenant: string;
  balanceCents: number;
}

const claimsSchema = v.object({
  jti: v.string(),
  user_id: v.string(),
  iss: v.string(),
  balance: v.number(),
});

export function signSessionToken(claims: SessionClaims, secret: Uint8Array, now: Date, lifetimeS: number) {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const { userId, balanceCents } = claims;
  return new SignJWT({ user_id: userId, balance: balanceCents })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(claims.tenant)
    .setSubject(claims.userId)
    .setJti(claims.sessionId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeS)
    .sign(secret);
}

/** Returns null for a token that is forged, expired, malformed or of another tenant. */
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
    };
  } catch {
    return null;
  }
}
