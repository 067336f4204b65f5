import { type Deposit, depositSchema } from '../../shared/contract/deposits.ts';
import { api } from '../../shared/http/api.ts';

export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A PIX charge; the answer's own moment is its `fulfilledTimeStamp`. */
    getDeposit: build.query<Deposit, string>({
      query: (id) => ({ path: `/api/deposits/${encodeURIComponent(id)}`, schema: depositSchema }),
      transformResponse: ({ data }: { data: Deposit }) => data,
      keepUnusedDataFor: 30,
      providesTags: ['transactions'],
    }),
  }),
});

export const { useGetDepositQuery } = depositApi;
