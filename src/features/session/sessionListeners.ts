import { isAnyOf } from '@reduxjs/toolkit';
import { api } from '../../shared/http/api.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
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
import { meApi } from './meApi.ts';
import { revokeToken } from './revokeToken.ts';

/** The player is out at once, whether or not the operator can be told. */
export function startLoggingOut(startListening: AppStartListening): void {
  startListening({
    actionCreator: logoutRequested,
    effect: (_action, { extra }) => {
      const { brand, http } = servicesOf(extra);
      const token = readSessionToken(brand.id);
      clearPlayerCookies(brand.id);
      if (token) revokeToken(http, token);
    },
  });
}

/** Ends the session when the profile's response names no player; the HTTP client ends it on a 401. */
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

/** What the next player on this device must not see. */
const playersTags = ['session', 'bonus', 'coupons', 'favourites', 'transactions', 'limits'] as const;

/** Pages take a moment to go; what they still use would only be asked for again. */
const pagesLeaveMs = 100;

/** Answers that belong to one player leave the cache with the session. */
export function startForgettingAnswers(startListening: AppStartListening): void {
  startListening({
    matcher: isAnyOf(logoutRequested, sessionEnded, sessionLost),
    effect: async (_action, { dispatch, delay, getState, getOriginalState }) => {
      if (!selectIsAuthenticated(getOriginalState())) return;
      await delay(pagesLeaveMs);
      // Somebody who has come back meanwhile starts with answers of their own.
      if (selectSessionStatus(getState()) === 'anonymous')
        dispatch(api.util.invalidateTags([...playersTags]));
    },
  });
}
