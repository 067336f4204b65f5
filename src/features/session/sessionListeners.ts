import { isAnyOf } from '@reduxjs/toolkit';
import { whenApiLoaded } from '../../shared/query/apiSlot.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import {
  logoutRequested,
  selectIsAuthenticated,
  selectSessionStatus,
  sessionEnded,
  sessionLost,
} from '../../shared/state/sessionSlice.ts';
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

// Data that the next player on this device must not see.
const playersTags = ['session', 'bonus', 'coupons', 'favourites', 'transactions', 'limits'] as const;

// Components need time to unmount, or they would refetch their queries.
const pagesLeaveMs = 100;

/** Removes the player's data from the cache after the session. */
export function registerCacheReset(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(logoutRequested, sessionEnded, sessionLost),
    effect: async (_action, { dispatch, delay, getState, getOriginalState }) => {
      if (!selectIsAuthenticated(getOriginalState())) return;
      await delay(pagesLeaveMs);
      // A player who has logged in meanwhile has their own data.
      if (selectSessionStatus(getState()) === 'anonymous')
        whenApiLoaded((api) => dispatch(api.util.invalidateTags([...playersTags])));
    },
  });
}
