import { type Withdrawals, withdrawalsSchema } from '../../shared/contract/withdrawals.ts';
import { api } from '../../shared/http/api.ts';
import { sendOptional } from '../../shared/http/sendOptional.ts';
import { servicesOf } from '../../shared/state/services.ts';

const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Null where the operator lists no withdrawals. */
    listWithdrawals: build.query<Withdrawals | null, void>({
      queryFn: (_nothing, { extra, signal }) =>
        sendOptional(servicesOf(extra).http, {
          path: '/api/withdrawals',
          schema: withdrawalsSchema,
          signal,
        }),
      providesTags: ['transactions'],
    }),
  }),
});

export const { useListWithdrawalsQuery } = withdrawalsApi;
