import { tokenSchema } from '../../../shared/contract/auth.ts';
import type { AppDispatch } from '../../../shared/state/rootState.ts';
import { servicesOf } from '../../../shared/state/services.ts';
import { storeSessionToken } from '../../../shared/storage/sessionCookies.ts';

/** What a session lasts when the operator names no time. */
const defaultLifetimeSeconds = 3_600;

/** A new token for the present one, bound to the address the player has now. */
export function refreshAuthToken() {
  return async (_dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<boolean> => {
    const { brand, http } = servicesOf(extra);
    const result = await http.send({ method: 'POST', path: '/api/auth/refresh', schema: tokenSchema });
    if (!result.ok || !result.data.access_token) return false;
    const { access_token: token, expires_in: lifetime = defaultLifetimeSeconds } = result.data;
    return storeSessionToken(brand.id, token, lifetime);
  };
}
