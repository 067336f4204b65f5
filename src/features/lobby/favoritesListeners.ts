import { isAnyOf } from '@reduxjs/toolkit';
import { authModalClosed } from '../../shared/state/authModalSlice.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { selectIsAuthenticated, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { writeBrandCookie } from '../../shared/storage/brandCookies.ts';
import { favoritesApi } from './favoritesApi.ts';
import { favoriteWished, selectFavorites, setFavorite } from './toggleFavorite.ts';

/** A wish lasts from the heart of a visitor to their login; closing the panel without logging in drops it. */
export function startKeepingFavoriteWish(startListening: AppStartListening): void {
  startListening({
    actionCreator: favoriteWished,
    effect: async ({ payload }, { dispatch, condition, getState, cancelActiveListeners }) => {
      cancelActiveListeners();
      await condition((action) => isAnyOf(sessionStarted, authModalClosed)(action));
      if (!selectIsAuthenticated(getState())) return;
      await dispatch(favoritesApi.endpoints.getFavorites.initiate(undefined, { subscribe: false }));
      await dispatch(setFavorite(payload, true));
    },
  });
}

/** Each login loads its own list: another player's may still be in the cache. */
export function startLoadingFavorites(startListening: AppStartListening): void {
  startListening({
    actionCreator: sessionStarted,
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
