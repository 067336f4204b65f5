import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { playerArrived, selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';
import { writeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { favoritesApi } from './favoritesApi.ts';
import { selectFavorites } from './toggleFavorite.ts';

/** Each login loads its own list: another player's may still be in the cache. */
export function startLoadingFavorites(startListening: AppStartListening): void {
  startListening({
    actionCreator: playerArrived,
    effect: (_action, { dispatch, extra }) => {
      if (!servicesOf(extra).brand.features.casino) return;
      void dispatch(
        favoritesApi.endpoints.getFavorites.initiate(undefined, { subscribe: false, forceRefetch: true }),
      );
    },
  });
}

const cookieLifetimeSeconds = 30 * 24 * 60 * 60;
/** A cookie has some 4 kB for everything. */
const keptIds = 200;

/** The ids, newest first, go along in the brand's cookie. */
export function startKeepingFavorites(startListening: AppStartListening): void {
  startListening({
    predicate: (_action, current, previous) => selectFavorites(current) !== selectFavorites(previous),
    effect: (_action, { getState, extra }) => {
      if (!selectIsAuthenticated(getState())) return;
      const ids = selectFavorites(getState()).map(({ id }) => id);
      writeBrandCookie(servicesOf(extra).brand.id, 'favorites', ids.slice(0, keptIds).join('.'), {
        maxAgeSeconds: cookieLifetimeSeconds,
      });
    },
  });
}
