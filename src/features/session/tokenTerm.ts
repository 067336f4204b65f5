import { readSessionToken, readTokenTerm, type TokenTerm } from '../../shared/storage/sessionCookies.ts';
import { readClaims } from './tokenClaims.ts';

const minuteMs = 60_000;

/** A token with this much life left, or less, is renewed. */
const renewalWindowMs = 5 * minuteMs;

/** Clocks are corrected by seconds all the time; by more than this somebody has set them. */
const clockToleranceMs = minuteMs;

/** What a session lasts when the operator names no time. */
export const defaultLifetimeSeconds = 3_600;

/**
 * Whether the stored token is to be renewed. The time the operator gave is counted on this device's clock from the
 * moment the token came, so that a clock that goes wrong by hours does no harm; the token's own `exp` is used only where
 * nothing else is known.
 */
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
  // More left than it ever had: the clock was set back, and how much is really left nobody knows.
  if (leftMs > lifetimeMs + clockToleranceMs) return true;
  // A renewal that brought a token as short as the window would be followed by the next one at once.
  const isShort = isRenewed && lifetimeMs <= renewalWindowMs;
  return leftMs <= (isShort ? lifetimeMs / 2 : renewalWindowMs);
}
