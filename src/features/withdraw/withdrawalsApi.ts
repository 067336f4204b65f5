import { listWithdrawalsCall, type Withdrawals } from '../../shared/contract/wallet/withdrawals.ts';
import type { ReferralHold } from '../../shared/money/referralHolds.ts';
import { api } from '../../shared/query/api.ts';
import { requestOf } from '../../shared/query/fromCall.ts';
import { sendOptional } from '../../shared/query/sendTyped.ts';
import { readServices } from '../../shared/state/rootState.ts';

const withdrawalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Null when the operator lists no withdrawals.
    listWithdrawals: build.query<Withdrawals | null, void>({
      queryFn: (_nothing, { dispatch, signal }) =>
        sendOptional(readServices(dispatch).http, requestOf(listWithdrawalsCall, { signal })),
      providesTags: ['transactions'],
    }),
  }),
});

export const { useListWithdrawalsQuery } = withdrawalsApi;

const none: readonly ReferralHold[] = [];

/** Returns referral rewards that cannot be withdrawn yet, the next release first. */
export function useReferralHolds(): readonly ReferralHold[] {
  const { data } = useListWithdrawalsQuery();
  return data?.referral_holds ?? none;
}
