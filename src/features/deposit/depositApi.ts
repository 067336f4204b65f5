import type { ResponseOf } from '../../shared/contract/call.ts';
import { getDepositCall } from '../../shared/contract/wallet/deposits.ts';
import { api } from '../../shared/query/api.ts';
import { fromCall } from '../../shared/query/fromCall.ts';

export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    // The response time is its `fulfilledTimeStamp`.
    getDeposit: build.query({
      ...fromCall(getDepositCall, (id: string) => ({ params: { id } })),
      transformResponse: ({ data }: ResponseOf<typeof getDepositCall>) => data,
      keepUnusedDataFor: 30,
      providesTags: ['transactions'],
    }),
  }),
});

export const { useGetDepositQuery } = depositApi;
