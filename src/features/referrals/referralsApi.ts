import { getReferralsCall } from '../../shared/contract/bonus/referrals.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';

const referralsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReferrals: build.query({
      ...fromCall(getReferralsCall),
      // Rewards appear in the statement.
      providesTags: ['transactions'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetReferralsQuery } = referralsApi;
