import { type Withdrawal, withdrawalSchema } from '../../shared/contract/withdrawals.ts';
import { api } from '../../shared/http/api.ts';
import { storedAttempt } from '../../shared/http/moneyAttempt.ts';
import { type MoneyOutcome, sendMoney } from '../../shared/http/sendMoney.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { selectUser } from '../session/meApi.ts';

export const withdrawalAttempt = storedAttempt('withdrawal');

export type WithdrawalOutcome = MoneyOutcome<{ data: Withdrawal }>;
type Thunk = (dispatch: AppDispatch, getState: () => RootState, extra: unknown) => Promise<WithdrawalOutcome>;

/** Asks for the amount in cents, or takes up the request whose answer never came; null asks for nothing new. */
export function requestWithdrawal(amountCents: number | null): Thunk {
  return async (dispatch, getState, extra) => {
    const user = selectUser(getState());
    if (!user) return { kind: 'not-sent' };
    const outcome = await sendMoney(servicesOf(extra).http, {
      attempt: withdrawalAttempt,
      path: '/api/withdrawals',
      schema: withdrawalSchema,
      userId: user.id,
      body: amountCents === null ? null : { amount: amountCents },
    });
    // A refusal may be about something that this page does not know yet, too.
    dispatch(api.util.invalidateTags(['transactions', 'session', 'bonus']));
    return outcome;
  };
}

/** Takes a pending withdrawal back. Pressed again after a lost answer it is the same call. */
export function cancelWithdrawal(id: string): Thunk {
  return async (dispatch, getState, extra) => {
    const user = selectUser(getState());
    if (!user) return { kind: 'not-sent' };
    const outcome = await sendMoney(servicesOf(extra).http, {
      attempt: storedAttempt(`withdrawal-cancel-${id}`),
      method: 'DELETE',
      path: `/api/withdrawals/${encodeURIComponent(id)}`,
      schema: withdrawalSchema,
      userId: user.id,
      body: {},
    });
    dispatch(api.util.invalidateTags(['transactions', 'session']));
    return outcome;
  };
}
