import { getMeCall } from '../../shared/contract/account/user.ts';
import type { ResponseOf } from '../../shared/contract/call.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';

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
