import { type LimitsRequest, updateLimitsCall } from '../../shared/contract/account/protection.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';
import { limitsApi } from './limitsApi.ts';

export const saveLimitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Without an idempotency key, because a repeated request changes nothing.
    saveLimits: build.mutation({
      ...fromCall(updateLimitsCall, (body: LimitsRequest) => ({ body })),
      // The request may have arrived before an error.
      invalidatesTags: (_limits, error) => (error ? ['limits'] : []),
      onQueryStarted: async (_change, { dispatch, queryFulfilled }) => {
        const response = await queryFulfilled.catch(() => null);
        if (response) dispatch(limitsApi.util.upsertQueryData('getLimits', undefined, response.data));
      },
    }),
  }),
});

export const { useSaveLimitsMutation } = saveLimitsApi;
