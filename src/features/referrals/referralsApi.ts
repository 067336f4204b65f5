import { type Referrals, referralsSchema } from '../../shared/contract/referrals.ts';
import { api } from '../../shared/http/api.ts';

const referralsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReferrals: build.query<Referrals, void>({
      query: () => ({ path: '/api/referrals', schema: referralsSchema }),
      // A reward is a line of the statement.
      providesTags: ['transactions'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetReferralsQuery } = referralsApi;
