import { getProvidersCall } from '../../shared/contract/casino/providers.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';
import { logFailure } from '../../shared/query/logFailure.ts';

export const providersApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProviders: build.query({
      ...fromCall(getProvidersCall),
      transformErrorResponse: logFailure('Providers'),
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { useGetProvidersQuery } = providersApi;
