import { type MinesTable, minesCurrentSchema } from '../../shared/contract/games.ts';
import { api } from '../../shared/http/api.ts';

/** The player's table: the round under way, the last ones, and what the next one is drawn from. */
export const minesTableApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMines: build.query<MinesTable, void>({
      query: () => ({ path: '/api/games/mines', schema: minesCurrentSchema }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetMinesQuery } = minesTableApi;
