import * as v from 'valibot';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { logoutRequested, selectIsAuthenticated, sessionLost } from '../../shared/state/sessionSlice.ts';
import { clearPlayerCookies, clearTokenCookies } from '../../shared/storage/sessionCookies.ts';
import { meApi } from './meApi.ts';

/** The player is out at once, whether or not the operator can be told. */
export function startLoggingOut(startListening: AppStartListening): void {
  startListening({
    actionCreator: logoutRequested,
    effect: (_action, { extra }) => {
      const { brand, http } = servicesOf(extra);
      // The request takes the token along before the cookie is cleared.
      void http.send({ method: 'POST', path: '/api/auth/logout', schema: v.unknown() });
      clearPlayerCookies(brand.id);
    },
  });
}

/** The profile says that nobody is logged in while the app believes otherwise. */
export function startEndingLostSessions(startListening: AppStartListening): void {
  startListening({
    matcher: meApi.endpoints.getMe.matchFulfilled,
    effect: ({ payload }, { dispatch, getState, extra }) => {
      if (payload !== null || !selectIsAuthenticated(getState())) return;
      clearTokenCookies(servicesOf(extra).brand.id);
      dispatch(sessionLost());
    },
  });
}
