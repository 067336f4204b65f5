import * as v from 'valibot';
import { type Favorite, type Favorites, favoritesSchema } from '../../shared/contract/favorites.ts';
import { flagOr } from '../../shared/contract/wire.ts';
import { api } from '../../shared/http/api.ts';

export interface FavoriteChange {
  game: Favorite;
  /** Whether it shall be one of the player's favourites from now on. */
  favorite: boolean;
}

/** The last wish about each game whose change is under way: a list that knows nothing of it turns no heart. */
export const wishes = new Map<string, FavoriteChange>();

export function changedFavorites(list: Favorite[], { game, favorite }: FavoriteChange): Favorite[] {
  const others = list.filter(({ id }) => id !== game.id);
  return favorite ? [game, ...others] : others;
}

/** `success: false` with a good status is a refusal like any other. */
const acceptedSchema = v.object({ success: v.pipe(flagOr(true), v.literal(true)) });

export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavorites: build.query<Favorite[], void>({
      query: () => ({ path: '/api/favorite-game/favorite', schema: favoritesSchema }),
      transformResponse: ({ data }: Favorites) => [...wishes.values()].reduce(changedFavorites, data),
      providesTags: ['favourites'],
      keepUnusedDataFor: 600,
    }),
    changeFavorite: build.mutation<unknown, FavoriteChange>({
      query: ({ game, favorite }) => ({
        method: 'POST',
        path: `/api/favorite-game/favorite/${encodeURIComponent(game.id)}/${favorite ? 'add' : 'remove'}`,
        schema: acceptedSchema,
      }),
    }),
  }),
});

export const { useGetFavoritesQuery } = favoritesApi;
