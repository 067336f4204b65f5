import { getMeCall, type User } from '../../shared/contract/account/user.ts';
import type { ResponseOf } from '../../shared/contract/call.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';
import type { RootState } from '../../shared/state/rootState.ts';
import { selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';

export const meApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Null when the API reports no session.
    getMe: build.query({
      ...fromCall(getMeCall),
      transformResponse: (me: ResponseOf<typeof getMeCall>) => ('message' in me ? null : me),
      keepUnusedDataFor: 30,
      providesTags: ['session'],
    }),
  }),
});

export const { useGetMeQuery } = meApi;

const selectMeResponse = meApi.endpoints.getMe.select();

/** Selects the player, but never one that the cache holds from an earlier session. */
export function selectUser(state: RootState): User | null {
  return selectIsAuthenticated(state) ? (selectMeResponse(state).data ?? null) : null;
}
