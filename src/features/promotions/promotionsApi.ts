import { getPromotionsCall } from '../../shared/contract/content/promotions.ts';
import { api } from '../../shared/http/api.ts';
import { fromCall } from '../../shared/http/fromCall.ts';
import { logFailure } from '../../shared/http/logFailure.ts';

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
