import { type Limits, limitsSchema } from '../../shared/contract/protection.ts';
import { api } from '../../shared/http/api.ts';

export const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLimits: build.query<Limits, void>({
      query: () => ({ path: '/api/protection/limits', schema: limitsSchema }),
      providesTags: ['limits'],
    }),
  }),
});

export const { useGetLimitsQuery } = limitsApi;
