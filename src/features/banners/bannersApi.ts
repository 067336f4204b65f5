import { getBannersCall } from '../../shared/contract/content/banners.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';
import { logFailure } from '../../shared/query/logFailure.ts';

const bannersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBanners: build.query({
      ...fromCall(getBannersCall, () => ({ retry: false })),
      transformErrorResponse: logFailure('Banners'),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetBannersQuery } = bannersApi;
