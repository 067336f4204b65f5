import type { Favorite } from '../../shared/contract/favorites.ts';
import type { AppStartListening, RootState } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { playerArrived, selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { favoritesApi } from './favoritesApi.ts';
import { keepFavorites, readKeptFavorites } from './favoritesCookie.ts';
import { selectFavorites, selectHasFavorites } from './toggleFavorite.ts';

/**
 * Each login loads its own list: another player's may still be in the cache. After a reload the hearts are those that
 * the device remembers until the operator has answered; without an answer there are none, as the list is then empty.
 */
export function startLoadingFavorites(startListening: AppStartListening): void {
  startListening({
    actionCreator: playerArrived,
    effect: async (_action, { dispatch, getState, extra }) => {
      const { brand } = servicesOf(extra);
      if (!brand.features.casino) return;
      const { getFavorites } = favoritesApi.endpoints;
      const show = (list: Favorite[]) =>
        dispatch(favoritesApi.util.upsertQueryData('getFavorites', undefined, list));
      const kept = readKeptFavorites(brand.id);
      if (kept.length > 0) await show(kept.map((id) => ({ id, image: '', image_cf: undefined })));
      const asked = dispatch(getFavorites.initiate(undefined, { forceRefetch: true }));
      const answer = await asked;
      asked.unsubscribe();
      if (!selectIsAuthenticated(getState())) return;
      // A page of favourites may have shown this very list before anybody listened to what changes.
      if (answer.isSuccess) keepShown(getState(), brand.id);
    },
  });
}

/**
 * The ids, newest first, go along in the brand's cookie. A list without an answer takes nothing from it: it may have
 * been cut off by a reload, or by a moment without a network.
 */
export function startKeepingFavorites(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) =>
      selectHasFavorites(current) && selectFavorites(current) !== selectFavorites(previous),
    effect: (_action, { getState, extra }) => {
      if (selectIsAuthenticated(getState())) keepShown(getState(), servicesOf(extra).brand.id);
    },
  });
}

function keepShown(state: RootState, brandId: string): void {
  keepFavorites(
    brandId,
    selectFavorites(state).map(({ id }) => id),
  );
}
