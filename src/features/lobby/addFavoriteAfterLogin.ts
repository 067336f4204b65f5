import { isAnyOf } from '@reduxjs/toolkit';
import { authModalClosed } from '../../shared/state/authModalSlice.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { favoriteRequested } from './toggleFavorite.ts';

/** Adds the game of a visitor's favorite toggle after the login; closing the panel drops it. */
export function addFavoriteAfterLogin(startListening: AppStartListening): void {
  startListening({
    actionCreator: favoriteRequested,
    effect: async ({ payload }, { dispatch, condition, getState, cancelActiveListeners }) => {
      cancelActiveListeners();
      await condition((action) => isAnyOf(sessionStarted, authModalClosed)(action));
      if (!selectIsAuthenticated(getState())) return;
      const { addFavorite } = await import('./setFavorite.ts');
      await dispatch(addFavorite(payload));
    },
  });
}
