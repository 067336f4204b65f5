import { createAction } from '@reduxjs/toolkit';
import type { Favorite } from '../../shared/contract/casino/favorites.ts';
import { loginRequested } from '../../shared/state/authModalSlice.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';

// Dispatched when a visitor toggles a favorite; kept until the login.
export const favoriteRequested = createAction<Favorite>('lobby/favoriteRequested');

/** Toggles a favorite; a visitor gets the login panel first. */
export function toggleFavorite(game: Favorite) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (!selectIsAuthenticated(getState())) {
      dispatch(favoriteRequested(game));
      dispatch(loginRequested());
      return;
    }
    const { setFavorite } = await import('./setFavorite.ts');
    await dispatch(setFavorite(game));
  };
}
