import { type Promotion, promotionsSchema } from '../../shared/contract/promotions.ts';
import { api } from '../../shared/http/api.ts';
import { logFailure } from '../../shared/http/logFailure.ts';

export const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPromotions: build.query<Promotion[], void>({
      query: () => ({ path: '/v2/promotions', schema: promotionsSchema }),
      transformErrorResponse: logFailure('Promotions'),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetPromotionsQuery } = promotionsApi;
