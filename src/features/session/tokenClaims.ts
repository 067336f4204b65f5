import * as v from 'valibot';
import { type TokenClaims, tokenClaimsSchema } from '../../shared/contract/account/sessionClaims.ts';

/** Reads the claims of a token without checking its signature; null for other strings. */
export function readClaims(token: string): TokenClaims | null {
  const [, payload] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const { success, output } = v.safeParse(tokenClaimsSchema, JSON.parse(new TextDecoder().decode(bytes)));
    return success ? output : null;
  } catch {
    return null;
  }
}
