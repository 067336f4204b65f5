import { type Banner, bannersSchema } from '../../shared/contract/banners.ts';
import { api } from '../../shared/http/api.ts';
import { logFailure } from '../../shared/http/logFailure.ts';

const bannersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBanners: build.query<Banner[], void>({
      query: () => ({ path: '/v2/banners', schema: bannersSchema, retry: false }),
      transformErrorResponse: logFailure('Banners'),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetBannersQuery } = bannersApi;
