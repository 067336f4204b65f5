import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { playerArrived, selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { favoritesApi } from './favoritesApi.ts';
import { keepFavorites, readKeptFavorites } from './favoritesCookie.ts';
import { selectFavorites } from './toggleFavorite.ts';

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
      const remember = (ids: readonly string[]) => {
        const list = ids.map((id) => ({ id, image: '', image_cf: undefined }));
        return dispatch(favoritesApi.util.upsertQueryData('getFavorites', undefined, list));
      };
      const kept = readKeptFavorites(brand.id);
      if (kept.length > 0) await remember(kept);
      const asked = dispatch(getFavorites.initiate(undefined, { forceRefetch: true }));
      const answer = await asked;
      asked.unsubscribe();
      if (answer.isError && kept.length > 0 && selectIsAuthenticated(getState())) await remember([]);
    },
  });
}

/** The ids, newest first, go along in the brand's cookie. */
export function startKeepingFavorites(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) => selectFavorites(current) !== selectFavorites(previous),
    effect: (_action, { getState, extra }) => {
      if (!selectIsAuthenticated(getState())) return;
      keepFavorites(
        servicesOf(extra).brand.id,
        selectFavorites(getState()).map(({ id }) => id),
      );
    },
  });
}
