import { getBonusesCall } from '../../shared/contract/bonus/bonus.ts';
import type { ResponseOf } from '../../shared/contract/call.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';

export const bonusApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The active rollover has `active` 1.
    getBonuses: build.query({
      ...fromCall(getBonusesCall, () => ({ query: { active: 1 } })),
      transformResponse: ({ data }: ResponseOf<typeof getBonusesCall>) => data,
      providesTags: ['bonus'],
    }),
  }),
});

export const { useGetBonusesQuery } = bonusApi;
