import {
  type MinesRound,
  type MinesTable,
  minesCurrentSchema,
  minesRoundsSchema,
} from '../../shared/contract/games.ts';
import { api } from '../../shared/http/api.ts';
import { minesTableApi } from './minesTableApi.ts';

const minesSeedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Swaps the seed pair; the answer is the whole table, with the old pair's seed in its rounds. */
    rotateMinesSeeds: build.mutation<MinesTable, { clientSeed: string }>({
      query: ({ clientSeed }) => ({
        method: 'POST',
        path: '/api/games/mines/seeds',
        body: { client_seed: clientSeed || undefined },
        schema: minesCurrentSchema,
      }),
      onQueryStarted: async (_wish, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (!answer) return;
        const table = { ...answer.data, isOffered: true };
        dispatch(minesTableApi.util.upsertQueryData('getMines', undefined, table));
      },
    }),
    /** Rounds older than that one. */
    getOlderMines: build.query<MinesRound[], { before: string }>({
      query: ({ before }) => ({
        path: '/api/games/mines/rounds',
        query: { before },
        schema: minesRoundsSchema,
      }),
      transformResponse: ({ data }: { data: MinesRound[] }) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useRotateMinesSeedsMutation, useLazyGetOlderMinesQuery } = minesSeedsApi;
