import * as v from 'valibot';
import { type Favorite, type Favorites, favoritesSchema } from '../../shared/contract/favorites.ts';
import { flagOr } from '../../shared/contract/wire.ts';
import { api } from '../../shared/http/api.ts';

export interface FavoriteChange {
  game: Favorite;
  /** Whether it shall be one of the player's favourites from now on. */
  favorite: boolean;
}

/** `success: false` with a good status is a refusal like any other. */
const acceptedSchema = v.object({ success: v.pipe(flagOr(true), v.literal(true)) });

export const favoritesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getFavorites: build.query<Favorite[], void>({
      query: () => ({ path: '/api/favorite-game/favorite', schema: favoritesSchema }),
      transformResponse: (answer: Favorites) => answer.data,
      providesTags: ['favourites'],
      keepUnusedDataFor: 600,
    }),
    /** The heart turns at once; when the operator refuses it turns back. */
    changeFavorite: build.mutation<unknown, FavoriteChange>({
      query: ({ game, favorite }) => ({
        method: 'POST',
        path: `/api/favorite-game/favorite/${encodeURIComponent(game.id)}/${favorite ? 'add' : 'remove'}`,
        schema: acceptedSchema,
      }),
      onQueryStarted: async ({ game, favorite }, { dispatch, queryFulfilled }) => {
        const change = (wanted: boolean) =>
          dispatch(
            favoritesApi.util.updateQueryData('getFavorites', undefined, (list) => {
              const others = list.filter(({ id }) => id !== game.id);
              return wanted ? [game, ...others] : others;
            }),
          );
        change(favorite);
        // Not by undoing the patch: other hearts may have turned meanwhile.
        const isAccepted = await queryFulfilled.then(
          () => true,
          () => false,
        );
        change(isAccepted ? favorite : !favorite);
        // A list that was asked for before may know nothing of this one.
        const asked = dispatch(favoritesApi.util.getRunningQueryThunk('getFavorites', undefined));
        if (!isAccepted || !asked) return;
        await asked;
        change(favorite);
      },
    }),
  }),
});

export const { useGetFavoritesQuery } = favoritesApi;
