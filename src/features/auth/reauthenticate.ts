import { reauthenticateCall } from '../../shared/contract/account/auth.ts';
import { type HttpError, isNotOffered } from '../../shared/http/httpError.ts';
import { api } from '../../shared/query/api.ts';
import { apiTags } from '../../shared/query/apiTags.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { readServices, readState } from '../../shared/state/rootState.ts';
import { readSessionToken, storeSessionToken } from '../../shared/storage/sessionCookies.ts';
import { selectUser } from '../session/me.ts';
import { revokeToken } from '../session/revokeToken.ts';
import { type CodeProof, type CodeSent, requestToken } from './tokenRequest.ts';

const sessionOver: HttpError = { kind: 'local', message: 'Sua sessão terminou. Entre de novo.' };

export const reauthenticateApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Unlocks the session. An operator without that call is asked for a new token, and the old one is revoked.
    // Null: the session continues.
    reauthenticate: build.mutation<CodeSent | null, { password: string } | CodeProof>({
      queryFn: async (proof, { dispatch }) => {
        const services = readServices(dispatch);
        const { brand, http } = services;
        const user = selectUser(readState(dispatch));
        if (!user) return { error: sessionOver };
        if ('password' in proof) {
          const body = { password: proof.password };
          const unlocked = await http.send(requestOf(reauthenticateCall, { body }));
          if (unlocked.ok) return { data: null };
          if (!isNotOffered(unlocked.error)) return { error: unlocked.error };
        }
        const result = await requestToken(
          services,
          'code' in proof ? proof : { email: user.email, password: proof.password },
        );
        if ('error' in result) return result;
        if ('secondFactor' in result.data) return { data: result.data };
        const { token, lifetimeSeconds } = result.data;
        const former = readSessionToken(brand.id);
        // The session ended meanwhile, and the new token must not restore it.
        if (former === null) {
          revokeToken(http, token);
          return { error: sessionOver };
        }
        storeSessionToken(brand.id, token, lifetimeSeconds);
        revokeToken(http, former);
        return { data: null };
      },
      // Requests that the idle session refused are sent again.
      invalidatesTags: (sent, error) => (error || sent ? [] : [...apiTags]),
    }),
  }),
});

export const { useReauthenticateMutation } = reauthenticateApi;
