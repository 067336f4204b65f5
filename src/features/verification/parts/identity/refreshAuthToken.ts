import type { AppThunk } from '../../../../shared/state/rootState.ts';
import { readSessionToken } from '../../../../shared/storage/sessionCookies.ts';
import { tokenRenewalOf } from '../../../session/browserRenewal.ts';

/** Renews the token for the current IP address; a failure does not end the session. */
export function refreshAuthToken(): AppThunk<Promise<boolean>> {
  return async (_dispatch, _getState, services) => {
    const token = readSessionToken(services.brand.id);
    return token !== null && (await tokenRenewalOf(services).renew(token)) === 'renewed';
  };
}
