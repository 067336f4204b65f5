import { getPromotionsCall } from '../../shared/contract/content/promotions.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';
import { logFailure } from '../../shared/query/logFailure.ts';

export const promotionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPromotions: build.query({
      ...fromCall(getPromotionsCall),
      transformErrorResponse: logFailure('Promotions'),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetPromotionsQuery } = promotionsApi;
