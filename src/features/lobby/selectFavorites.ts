import type { Favorite } from '../../shared/contract/casino/favorites.ts';
import { cachedQuery } from '../../shared/query/lazyQuery.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';

const none: readonly Favorite[] = [];
export const selectFavoritesResponse = cachedQuery<Favorite[]>('getFavorites');

/** Selects the player's favorites; a failed list is empty. */
export function selectFavorites(state: RootState): readonly Favorite[] {
  if (!selectIsAuthenticated(state)) return none;
  const { data, status } = selectFavoritesResponse(state);
  return status === 'rejected' ? none : (data ?? none);
}

/** Tells whether the list came from a response or a change of the player. */
export function selectHasFavorites(state: RootState): boolean {
  return selectFavoritesResponse(state).status === 'fulfilled';
}
