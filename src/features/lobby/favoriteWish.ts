import { isAnyOf } from '@reduxjs/toolkit';
import { authModalClosed } from '../../shared/state/authModalSlice.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { favoritesApi } from './favoritesApi.ts';
import { favoriteWished, setFavorite } from './toggleFavorite.ts';

/** A wish lasts from the heart of a visitor to their login; closing the panel without logging in drops it. */
export function startKeepingFavoriteWish(startListening: AppStartListening): void {
  startListening({
    actionCreator: favoriteWished,
    effect: async ({ payload }, { dispatch, condition, getState, cancelActiveListeners }) => {
      cancelActiveListeners();
      await condition((action) => isAnyOf(sessionStarted, authModalClosed)(action));
      if (!selectIsAuthenticated(getState())) return;
      const asked = dispatch(favoritesApi.endpoints.getFavorites.initiate());
      await asked;
      asked.unsubscribe();
      await dispatch(setFavorite(payload, true));
    },
  });
}
