import { getMatchesCall, type Match } from '../../../shared/contract/sports/matches.ts';
import { api } from '../../../shared/query/api.ts';
import { requestOf } from '../../../shared/query/fromCall.ts';
import { sendOptional } from '../../../shared/query/sendOptional.ts';
import { readServices } from '../../../shared/state/rootState.ts';

const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Null: the operator does not offer it.
    getMatches: build.query<Match[] | null, void>({
      queryFn: (_nothing, { dispatch, signal }) =>
        sendOptional(readServices(dispatch).http, requestOf(getMatchesCall, { signal, retry: false })),
    }),
  }),
});

export const { useGetMatchesQuery } = matchesApi;
