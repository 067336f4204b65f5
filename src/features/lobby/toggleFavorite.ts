import { createAction, type SerializedError } from '@reduxjs/toolkit';
import type { Favorite } from '../../shared/contract/favorites.ts';
import type { HttpError } from '../../shared/http/httpError.ts';
import { alertRaised } from '../../shared/state/alertsSlice.ts';
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
 * The heart turns at once, to the other side where it is not said to which. The operator hears of one wish about a game
 * after the other, of the last one at the end; when that is refused the heart turns to what the operator has.
 */
export function setFavorite(game: Favorite, wanted?: boolean) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    // A list that could not be loaded counts as empty, and must not swallow the change.
    if (!selectAnswer(getState()).data) {
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
    let error: HttpError | SerializedError | undefined;
    do {
      told = wish.favorite;
      const change = { game, favorite: told };
      ({ error } = await dispatch(favoritesApi.endpoints.changeFavorite.initiate(change)));
      if (!error) held = told;
    } while (wish.favorite !== told);
    wishes.delete(game.id);
    // Not by undoing a patch: other hearts may have turned meanwhile.
    show(held);
    if (error) {
      const own = 'status' in error ? error.message : null;
      const deed = told ? 'favoritar o jogo' : 'tirar o jogo dos favoritos';
      dispatch(alertRaised({ kind: 'error', text: own ?? `Não foi possível ${deed}. Tente de novo.` }));
      return;
    }
    // A list that was asked for before may know nothing of this one.
    const asked = dispatch(favoritesApi.util.getRunningQueryThunk('getFavorites', undefined));
    void asked?.then(() => wishes.has(game.id) || show(held));
  };
}

const none: readonly Favorite[] = [];
const selectAnswer = favoritesApi.endpoints.getFavorites.select();

export function selectFavorites(state: RootState): readonly Favorite[] {
  if (!selectIsAuthenticated(state)) return none;
  return selectAnswer(state).data ?? none;
}
