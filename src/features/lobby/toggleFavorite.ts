import { createAction } from '@reduxjs/toolkit';
import type { Favorite } from '../../shared/contract/casino/favorites.ts';
import { asPlayer } from '../../shared/state/asPlayer.ts';
import type { AppThunk } from '../../shared/state/rootState.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';

// Dispatched when a visitor toggles a favorite; kept until the login.
export const favoriteRequested = createAction<Favorite>('lobby/favoriteRequested');

/** Toggles a favorite; a visitor gets the login panel first. */
export function toggleFavorite(game: Favorite): AppThunk<Promise<void>> {
  return (dispatch, getState) => {
    // No heart is filled before a stored token has been checked.
    const isAdding = selectSessionStatus(getState()) === 'unknown';
    const toggle = async () => {
      const { addFavorite, setFavorite } = await import('./setFavorite.ts');
      await dispatch(isAdding ? addFavorite(game) : setFavorite(game));
    };
    return dispatch(asPlayer(toggle, () => dispatch(favoriteRequested(game))));
  };
}
