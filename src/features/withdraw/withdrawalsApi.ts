import { type Withdrawals, withdrawalsSchema } from '../../shared/contract/withdrawals.ts';
import { api } from '../../shared/http/api.ts';

const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listWithdrawals: build.query<Withdrawals, void>({
      query: () => ({ path: '/api/withdrawals', schema: withdrawalsSchema }),
      providesTags: ['transactions'],
    }),
  }),
});

export const { useListWithdrawalsQuery } = withdrawalsApi;
