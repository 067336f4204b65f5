import type { AppStartListening } from '../../shared/state/rootState.ts';
import { logoutRequested, selectIsAuthenticated, sessionLost } from '../../shared/state/sessionSlice.ts';
import {
  clearPlayerCookies,
  clearTokenCookies,
  readSessionToken,
} from '../../shared/storage/sessionCookies.ts';
import { getMe } from './me.ts';

/** Clears the session at once and revokes the token in the background. */
export function registerLogout(startListening: AppStartListening): void {
  startListening({
    actionCreator: logoutRequested,
    effect: (_action, { extra }) => {
      const { brand, http } = extra;
      const token = readSessionToken(brand.id);
      clearPlayerCookies(brand.id);
      if (!token) return;
      import('./revokeToken.ts').then(
        ({ revokeToken }) => revokeToken(http, token),
        () => undefined,
      );
    },
  });
}

/** Ends the session when the profile's response names no player; the HTTP client ends it on a 401. */
export function registerLostSessions(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) => {
      const { status, data } = getMe.select(current);
      return data === null && status === 'fulfilled' && getMe.select(previous).status !== status;
    },
    effect: (_action, { dispatch, getState, extra }) => {
      if (!selectIsAuthenticated(getState())) return;
      clearTokenCookies(extra.brand.id);
      dispatch(sessionLost());
    },
  });
}
