import type { ResponseOf } from '../../shared/contract/call.ts';
import { type Favorite, getFavoritesCall } from '../../shared/contract/casino/favorites.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';

export interface FavoriteChange {
  game: Favorite;
  favorite: boolean;
}

// Pending favorite changes by game id, which override a list fetched meanwhile.
export const pendingChanges = new Map<string, FavoriteChange>();

export function changedFavorites(list: Favorite[], { game, favorite }: FavoriteChange): Favorite[] {
  const others = list.filter(({ id }) => id !== game.id);
  return favorite ? [game, ...others] : others;
}

export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavorites: build.query({
      ...fromCall(getFavoritesCall),
      transformResponse: ({ data }: ResponseOf<typeof getFavoritesCall>) =>
        [...pendingChanges.values()].reduce(changedFavorites, data),
      providesTags: ['favourites'],
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetFavoritesQuery } = favoritesApi;
