import type { AppDispatch } from '../../../shared/state/rootState.ts';
import { servicesOf } from '../../../shared/state/services.ts';
import { readSessionToken } from '../../../shared/storage/sessionCookies.ts';
import { tokenRenewalOf } from '../../session/browserRenewal.ts';

/** A new token for the present one, bound to the address the player has now. Failing ends no session. */
export function refreshAuthToken() {
  return async (_dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<boolean> => {
    const services = servicesOf(extra);
    const token = readSessionToken(services.brand.id);
    return token !== null && (await tokenRenewalOf(services).renew(token)) === 'renewed';
  };
}
