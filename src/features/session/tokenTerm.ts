import { readSessionToken, readTokenTerm, type TokenTerm } from '../../shared/storage/sessionCookies.ts';
import { readClaims } from './tokenClaims.ts';

const minuteMs = 60_000;

// Renewal starts when this much life is left (specification).
const renewalWindowMs = 5 * minuteMs;

// Smaller corrections of the clock are automatic.
const clockToleranceMs = minuteMs;

// Fallback when the operator states no lifetime.
export const defaultLifetimeSeconds = 3_600;

/** Tells whether to renew the token, by the lifetime since its arrival, so a wrong clock has no effect. */
export function isTokenEnding(brandId: string, nowMs: number = Date.now()): boolean {
  const token = readSessionToken(brandId);
  if (token === null) return false;
  const term = readTokenTerm(brandId);
  if (term) return isTermEnding(term, nowMs);
  const claims = readClaims(token);
  return claims !== null && claims.exp * 1000 - nowMs <= renewalWindowMs;
}

function isTermEnding({ endsAtMs, lifetimeMs, isRenewed }: TokenTerm, nowMs: number): boolean {
  const leftMs = endsAtMs - nowMs;
  // More than the whole lifetime: the clock was set back, so the rest is unknown.
  if (leftMs > lifetimeMs + clockToleranceMs) return true;
  // A renewed token shorter than the window would be renewed again at once.
  const isShort = isRenewed && lifetimeMs <= renewalWindowMs;
  return leftMs <= (isShort ? lifetimeMs / 2 : renewalWindowMs);
}
