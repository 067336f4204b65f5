import { readSessionToken } from '../../shared/storage/sessionCookies.ts';

// The claims read from the session token; `balance` in cents, `exp` in seconds since 1970.
interface TokenClaims {
  user_id: string;
  balance: number;
  exp: number;
}

/** Reads the claims of a token without checking its signature; null for other strings. */
export function readClaims(token: string): TokenClaims | null {
  const [, payload] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    return claimsOf(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

const isTextOrNumber = (value: unknown) => typeof value === 'string' || typeof value === 'number';

// Without a schema, which the first load does not have. Numbers may be texts.
function claimsOf(payload: Record<string, unknown> | null): TokenClaims | null {
  const { user_id: userId, balance, exp } = payload ?? {};
  if (!isTextOrNumber(userId) || !isTextOrNumber(balance ?? 0)) return null;
  const seconds = Number.parseFloat(String(exp));
  if (Number.isNaN(seconds)) return null;
  return { user_id: String(userId), balance: Number(balance ?? 0), exp: seconds };
}

/** Headers have no room for more. */
const longestToken = 4_096;

/** Tells whether a token from the URL may be offered as a login. A player who is logged in stays so. */
export function isLoginToken(brandId: string, token: string | null): token is string {
  if (token === null || token.length > longestToken || readSessionToken(brandId) !== null) return false;
  return readClaims(token) !== null;
}
