import type { HttpError } from '../../shared/http/httpError.ts';
import { api } from '../../shared/query/api.ts';
import { playerLoggedIn } from '../../shared/state/moneyEvents.ts';
import { type AppDispatch, readServices } from '../../shared/state/rootState.ts';
import { sessionCheckStarted, sessionEnded } from '../../shared/state/sessionSlice.ts';
import { storeSessionToken } from '../../shared/storage/sessionCookies.ts';
import { writeActivity } from '../session/activity.ts';
import { checkSession } from '../session/checkSession.ts';
import { recordEvent } from '../tracking/trackingSinks.ts';
import { type CodeSent, loginTexts, type Proof, requestToken } from './tokenRequest.ts';

const noCookies = 'Seu navegador está bloqueando cookies. Libere os cookies deste site para entrar.';

export const loginApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Stores the token in its cookie, never in the cache, and loads the profile. Null: the player is logged in.
    logIn: build.mutation<CodeSent | null, Proof>({
      queryFn: async (proof, { dispatch }) => {
        const services = readServices(dispatch);
        const result = await requestToken(services, proof);
        if ('error' in result) return result;
        if ('secondFactor' in result.data) return { data: result.data };
        const { token, lifetimeSeconds } = result.data;
        const error = await enter(dispatch, services.brand.id, token, lifetimeSeconds);
        return error ? { error } : { data: null };
      },
    }),
  }),
});

export const { useLogInMutation } = loginApi;

async function enter(
  dispatch: AppDispatch,
  brandId: string,
  token: string,
  lifetimeSeconds: number,
): Promise<HttpError | null> {
  // The session watcher would take the token for one of another tab.
  dispatch(sessionCheckStarted());
  if (!storeSessionToken(brandId, token, lifetimeSeconds)) {
    dispatch(sessionEnded());
    return { kind: 'local', message: noCookies };
  }
  writeActivity(brandId, Date.now());
  const session = await checkSession({ dispatch }, brandId);
  if (session !== 'started') return { kind: 'local', message: loginTexts.unreachable };
  recordEvent({ event: 'login' });
  dispatch(playerLoggedIn());
  return null;
}
