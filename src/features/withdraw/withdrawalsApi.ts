import { type PastWithdrawal, withdrawalsSchema } from '../../shared/contract/withdrawals.ts';
import { api } from '../../shared/http/api.ts';

const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: build.query<PastWithdrawal[], void>({
      query: () => ({ path: '/api/withdrawals', schema: withdrawalsSchema }),
      transformResponse: ({ data }: { data: PastWithdrawal[] }) => data,
      providesTags: ['transactions'],
    }),
  }),
});

export const { useListWithdrawalsQuery } = withdrawalsApi;
