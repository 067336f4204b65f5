import { type BonusList, bonusListSchema } from '../../shared/contract/bonus.ts';
import type { Rollover } from '../../shared/contract/rollover.ts';
import { api } from '../../shared/http/api.ts';

interface BonusFilter {
  activeOnly: boolean;
}

export const bonusApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The player's rollovers; the active one is the one with `active` 1. */
    getBonuses: build.query<Rollover[], BonusFilter>({
      query: ({ activeOnly }) => ({
        path: '/api/bonus',
        query: activeOnly ? { active: 1 } : {},
        schema: bonusListSchema,
      }),
      transformResponse: ({ data }: BonusList) => data,
      providesTags: ['bonus'],
    }),
  }),
});

export const { useGetBonusesQuery } = bonusApi;
