import { type LimitsRequest, updateLimitsCall } from '../../shared/contract/account/protection.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';

export const saveLimitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Without an idempotency key, because a repeated request changes nothing.
    saveLimits: build.mutation({
      ...fromCall(updateLimitsCall, (body: LimitsRequest) => ({ body })),
      // Also after an error, because the request may have arrived.
      invalidatesTags: ['limits'],
    }),
  }),
});

export const { useSaveLimitsMutation } = saveLimitsApi;
