import { createAction } from '@reduxjs/toolkit';
import type { Favorite } from '../../shared/contract/favorites.ts';
import { loginRequested } from '../../shared/state/authModalSlice.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { changedFavorites, favoritesApi, wishes } from './favoritesApi.ts';

/** A visitor pressed a heart: kept until after the login that was asked for. */
export const favoriteWished = createAction<Favorite>('lobby/favoriteWished');

/** Turns the heart of a game; a visitor is asked to log in first. */
export function toggleFavorite(game: Favorite) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (!selectIsAuthenticated(getState())) {
      dispatch(favoriteWished(game));
      dispatch(loginRequested());
      return;
    }
    await dispatch(setFavorite(game));
  };
}

/**
 * Turns the heart at once and sends the changes of a game one at a time; only the latest pending one is kept. A
 * change that fails shows no message: the heart returns to what the operator has.
 */
export function setFavorite(game: Favorite, wanted?: boolean) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    // A list that could not be loaded counts as empty, and must not swallow the change.
    const { data, isError } = selectResponse(getState());
    if (!data || isError) {
      await dispatch(favoritesApi.util.upsertQueryData('getFavorites', undefined, []));
    }
    const show = (shown: boolean) =>
      dispatch(
        favoritesApi.util.updateQueryData('getFavorites', undefined, (list) =>
          changedFavorites(list, { game, favorite: shown }),
        ),
      );
    let held = selectFavorites(getState()).some(({ id }) => id === game.id);
    const favorite = wanted ?? !held;
    show(favorite);
    const underWay = wishes.get(game.id);
    if (underWay) {
      underWay.favorite = favorite;
      return;
    }
    const wish = { game, favorite };
    wishes.set(game.id, wish);
    let told: boolean;
    let error: unknown;
    do {
      told = wish.favorite;
      const change = { game, favorite: told };
      ({ error } = await dispatch(favoritesApi.endpoints.changeFavorite.initiate(change)));
      if (!error) held = told;
    } while (wish.favorite !== told);
    wishes.delete(game.id);
    // Not by undoing a patch: other hearts may have turned meanwhile.
    show(held);
    if (error) return;
    // A list that was asked for before may know nothing of this one.
    const asked = dispatch(favoritesApi.util.getRunningQueryThunk('getFavorites', undefined));
    void asked?.then(() => wishes.has(game.id) || show(held));
  };
}

const none: readonly Favorite[] = [];
const selectResponse = favoritesApi.endpoints.getFavorites.select();

/** The player's favorites; a list that could not be loaded is empty. */
export function selectFavorites(state: RootState): readonly Favorite[] {
  if (!selectIsAuthenticated(state)) return none;
  const { data, isError } = selectResponse(state);
  return isError ? none : (data ?? none);
}

/** Tells whether the list is one that the operator has answered or the player has changed. */
export function selectHasFavorites(state: RootState): boolean {
  return selectResponse(state).isSuccess;
}
