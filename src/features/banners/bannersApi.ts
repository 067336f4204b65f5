import { getBannersCall } from '../../shared/contract/content/banners.ts';
import { api } from '../../shared/http/api.ts';
import { fromCall } from '../../shared/http/fromCall.ts';
import { logFailure } from '../../shared/http/logFailure.ts';

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
