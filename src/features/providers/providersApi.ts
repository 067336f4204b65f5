import { getProvidersCall } from '../../shared/contract/casino/providers.ts';
import { api } from '../../shared/http/api.ts';
import { fromCall } from '../../shared/http/fromCall.ts';
import { logFailure } from '../../shared/http/logFailure.ts';

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
