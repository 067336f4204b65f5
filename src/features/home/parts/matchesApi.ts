import { getMatchesCall } from '../../../shared/contract/sports/matches.ts';
import { api } from '../../../shared/query/api.ts';
import { fromCall } from '../../../shared/query/fromCall.ts';

const matchesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMatches: build.query(fromCall(getMatchesCall, () => ({ retry: false }))),
  }),
});

export const { useGetMatchesQuery } = matchesApi;
