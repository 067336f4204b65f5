import { type Provider, providersSchema } from '../../shared/contract/providers.ts';
import { api } from '../../shared/http/api.ts';
import { logFailure } from '../../shared/http/logFailure.ts';

export const providersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProviders: build.query<Provider[], void>({
      query: () => ({ path: '/api/casino-games/providers', schema: providersSchema }),
      transformErrorResponse: logFailure('Providers'),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetProvidersQuery } = providersApi;
