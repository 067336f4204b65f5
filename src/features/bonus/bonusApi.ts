import { type BonusList, bonusListSchema } from '../../shared/contract/bonus.ts';
import type { Rollover } from '../../shared/contract/rollover.ts';
import { api } from '../../shared/http/api.ts';

export const bonusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The player's rollovers; the active one is the one with `active` 1. */
    getBonuses: build.query<Rollover[], void>({
      query: () => ({ path: '/api/bonus', query: { active: 1 }, schema: bonusListSchema }),
      transformResponse: ({ data }: BonusList) => data,
      providesTags: ['bonus'],
    }),
  }),
});

export const { useGetBonusesQuery } = bonusApi;
