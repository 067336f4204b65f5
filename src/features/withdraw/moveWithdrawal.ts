import {
  cancelWithdrawalCall,
  createWithdrawalCall,
  type Withdrawal,
} from '../../shared/contract/wallet/withdrawals.ts';
import { storedRequest } from '../../shared/money/pendingRequest.ts';
import { sendIdempotent } from '../../shared/money/sendIdempotent.ts';
import { api } from '../../shared/query/api.ts';
import { routeOf } from '../../shared/query/fromCall.ts';
import { readServices, readState } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/me.ts';

export const withdrawalAttempt = storedRequest('withdrawal');

export const moveWithdrawalApi = api.injectEndpoints({
  endpoints: (build) => ({
    // An amount in cents; null only repeats the pending request.
    requestWithdrawal: build.mutation<{ data: Withdrawal }, number | null>({
      queryFn: (amountCents, { dispatch }) =>
        sendIdempotent(readServices(dispatch).http, {
          ...routeOf(createWithdrawalCall),
          attempt: withdrawalAttempt,
          userId: selectUser(readState(dispatch))?.id,
          body: amountCents === null ? null : { amount: amountCents },
        }),
      // A refusal may reveal a state that this page has not loaded yet.
      invalidatesTags: ['transactions', 'session', 'bonus'],
    }),
    // A retry reuses the idempotency key.
    cancelWithdrawal: build.mutation<{ data: Withdrawal }, string>({
      queryFn: (id, { dispatch }) =>
        sendIdempotent(readServices(dispatch).http, {
          ...routeOf(cancelWithdrawalCall, { id }),
          attempt: storedRequest(`withdrawal-cancel-${id}`),
          userId: selectUser(readState(dispatch))?.id,
          body: {},
        }),
      invalidatesTags: ['transactions', 'session'],
    }),
  }),
});

export const { useRequestWithdrawalMutation, useCancelWithdrawalMutation } = moveWithdrawalApi;
