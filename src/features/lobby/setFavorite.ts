import * as v from 'valibot';
import {
  addFavoriteCall,
  type Favorite,
  removeFavoriteCall,
} from '../../shared/contract/casino/favorites.ts';
import { flagOr } from '../../shared/contract/wire.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { changedFavorites, type FavoriteChange, favoritesApi, pendingChanges } from './favoritesApi.ts';
import { selectFavorites, selectFavoritesResponse } from './selectFavorites.ts';

// `success: false` with a 2xx status is a refusal.
const acceptedSchema = v.object({ success: v.pipe(flagOr(true), v.literal(true)) });

const { endpoints } = favoritesApi.injectEndpoints({
  endpoints: (build) => ({
    changeFavorite: build.mutation<unknown, FavoriteChange>({
      query: ({ game, favorite }) => ({
        ...requestOf(favorite ? addFavoriteCall : removeFavoriteCall, { params: { id: game.id } }),
        schema: acceptedSchema,
      }),
    }),
  }),
});

/**
 * Updates the list optimistically and sends one request per game at a time, keeping only the latest pending
 * change.
 */
export function setFavorite(game: Favorite, wanted?: boolean) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    // A failed list counts as empty and must not swallow the change.
    const { data, status } = selectFavoritesResponse(getState());
    if (!data || status === 'rejected') {
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
    const underWay = pendingChanges.get(game.id);
    if (underWay) {
      underWay.favorite = favorite;
      return;
    }
    const pending = { game, favorite };
    pendingChanges.set(game.id, pending);
    let sent: boolean;
    let error: unknown;
    do {
      sent = pending.favorite;
      const change = { game, favorite: sent };
      const request = dispatch(endpoints.changeFavorite.initiate(change));
      ({ error } = await request);
      request.reset();
      // The session has ended: the next player's token must not send the rest.
      if (pendingChanges.get(game.id) !== pending) return;
      if (!error) held = sent;
    } while (pending.favorite !== sent);
    pendingChanges.delete(game.id);
    // Not a patch rollback: other favorites may have changed meanwhile.
    show(held);
    if (error) return;
    // A list requested earlier may not include this change.
    const asked = dispatch(favoritesApi.util.getRunningQueryThunk('getFavorites', undefined));
    void asked?.then(() => pendingChanges.has(game.id) || show(held));
  };
}

/** Adds a game once the list has loaded. */
export function addFavorite(game: Favorite) {
  return async (dispatch: AppDispatch): Promise<void> => {
    const asked = dispatch(favoritesApi.endpoints.getFavorites.initiate());
    await asked;
    asked.unsubscribe();
    await dispatch(setFavorite(game, true));
  };
}
