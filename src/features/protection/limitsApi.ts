import { getLimitsCall } from '../../shared/contract/account/protection.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';

export const limitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLimits: build.query({
      ...fromCall(getLimitsCall),
      providesTags: ['limits'],
    }),
  }),
});

export const { useGetLimitsQuery } = limitsApi;
