import type { Favorite } from '../../shared/contract/casino/favorites.ts';
import type { AppStartListening, RootState } from '../../shared/state/rootState.ts';
import { isSessionOver, playerArrived, selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { favoritesApi, pendingChanges } from './favoritesApi.ts';
import { keepFavorites, readKeptFavorites } from './favoritesCookie.ts';
import { selectFavorites, selectHasFavorites } from './selectFavorites.ts';

/** Loads the favorites on each login and shows those of the cookie until the response arrives. */
export function registerFavoritesLoading(startListening: AppStartListening): void {
  // The first heart is not to wait for it; a failed request is repeated then.
  import('./setFavorite.ts').catch(() => undefined);
  startListening({
    matcher: isSessionOver,
    effect: () => pendingChanges.clear(),
  });
  startListening({
    actionCreator: playerArrived,
    effect: async (_action, { dispatch, getState, extra }) => {
      const { brand } = extra;
      if (!brand.features.casino) return;
      const { getFavorites } = favoritesApi.endpoints;
      const show = (list: Favorite[]) =>
        dispatch(favoritesApi.util.upsertQueryData('getFavorites', undefined, list));
      const kept = readKeptFavorites(brand.id);
      if (kept.length > 0) await show(kept.map((id) => ({ id, image: '', image_cf: undefined })));
      const asked = dispatch(getFavorites.initiate(undefined, { forceRefetch: true }));
      const response = await asked;
      asked.unsubscribe();
      if (!selectIsAuthenticated(getState())) return;
      // The list may have arrived before the listener below was registered.
      if (response.isSuccess) keepShown(getState(), brand.id);
    },
  });
}

/** Copies the ids to the cookie; a failed list, as after an interrupted reload, removes none. */
export function registerFavoritesCookie(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      selectHasFavorites(current) && selectFavorites(current) !== selectFavorites(previous),
    effect: (_action, { getState, extra }) => {
      if (selectIsAuthenticated(getState())) keepShown(getState(), extra.brand.id);
    },
  });
}

function keepShown(state: RootState, brandId: string): void {
  keepFavorites(
    brandId,
    selectFavorites(state).map(({ id }) => id),
  );
}
