import type { ResponseOf } from '../../shared/contract/call.ts';
import { listMinesRoundsCall, rotateMinesSeedsCall } from '../../shared/contract/casino/games.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';
import { minesTableApi } from './minesTableApi.ts';

const minesSeedsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The response is the whole table, with the seed of the old pair in its rounds.
    rotateMinesSeeds: build.mutation({
      ...fromCall(rotateMinesSeedsCall, ({ clientSeed }: { clientSeed: string }) => ({
        body: { client_seed: clientSeed || undefined },
      })),
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (!response) return;
        const table = { ...response.data, isOffered: true };
        dispatch(minesTableApi.util.upsertQueryData('getMines', undefined, table));
      },
    }),
    getOlderMines: build.query({
      ...fromCall(listMinesRoundsCall, (query: { before: string }) => ({ query })),
      transformResponse: ({ data }: ResponseOf<typeof listMinesRoundsCall>) => data,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useRotateMinesSeedsMutation, useLazyGetOlderMinesQuery } = minesSeedsApi;
