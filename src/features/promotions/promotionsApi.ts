import { type Promotion, promotionsSchema } from '../../shared/contract/promotions.ts';
import { api } from '../../shared/http/api.ts';

export const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPromotions: build.query<Promotion[], void>({
      query: () => ({ path: '/v2/promotions', schema: promotionsSchema }),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetPromotionsQuery } = promotionsApi;
