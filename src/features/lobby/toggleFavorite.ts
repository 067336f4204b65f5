import { createAction } from '@reduxjs/toolkit';
import type { Favorite } from '../../shared/contract/favorites.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
import { loginRequested } from '../../shared/state/authModalSlice.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { favoritesApi } from './favoritesApi.ts';

/** A visitor pressed a heart: kept until after the login that was asked for. */
export const favoriteWished = createAction<Favorite>('lobby/favoriteWished');

const refused = {
  add: 'Não foi possível favoritar o jogo. Tente de novo.',
  remove: 'Não foi possível tirar o jogo dos favoritos. Tente de novo.',
};

/** Turns the heart of a game; a visitor is asked to log in first. */
export function toggleFavorite(game: Favorite) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    if (!selectIsAuthenticated(getState())) {
      dispatch(favoriteWished(game));
      dispatch(loginRequested());
      return;
    }
    const isFavorite = selectFavorites(getState()).some(({ id }) => id === game.id);
    await dispatch(setFavorite(game, !isFavorite));
  };
}

export function setFavorite({ id, image, image_cf }: Favorite, favorite: boolean) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    // A list that could not be loaded counts as empty, and must not swallow the change.
    if (!selectAnswer(getState()).data) {
      await dispatch(favoritesApi.util.upsertQueryData('getFavorites', undefined, []));
    }
    const change = { game: { id, image, image_cf }, favorite };
    const answer = await dispatch(favoritesApi.endpoints.changeFavorite.initiate(change));
    if (!answer.error) return;
    const own = 'kind' in answer.error && answer.error.kind === 'http' ? answer.error.message : null;
    dispatch(alertRaised({ kind: 'error', text: own ?? refused[favorite ? 'add' : 'remove'] }));
  };
}

const none: readonly Favorite[] = [];
const selectAnswer = favoritesApi.endpoints.getFavorites.select();

export function selectFavorites(state: RootState): readonly Favorite[] {
  if (!selectIsAuthenticated(state)) return none;
  return selectAnswer(state).data ?? none;
}
