import { type Deposit, depositSchema } from '../../shared/contract/deposits.ts';
import { api } from '../../shared/http/api.ts';
import type { MoneyBody } from '../../shared/http/moneyAttempt.ts';
import { type MoneyOutcome, sendMoney } from '../../shared/http/sendMoney.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { depositCouponChosen } from '../../shared/state/walletDialogSlice.ts';
import { selectUser } from '../session/meApi.ts';
import { currentCharge, depositAttempt, keepCharge } from './currentCharge.ts';
import { depositApi } from './depositApi.ts';

export interface ChargeRequest {
  amountCents: number;
  couponCode: string | null;
}

export type ChargeOutcome = MoneyOutcome<{ data: Deposit }>;

/** Opens a PIX charge, or takes up the one whose answer never came; null asks for nothing new. */
export function openCharge(request: ChargeRequest | null) {
  return async (dispatch: AppDispatch, getState: () => RootState, extra: unknown): Promise<ChargeOutcome> => {
    const user = selectUser(getState());
    if (!user) return { kind: 'not-sent' };
    const outcome = await sendMoney(servicesOf(extra).http, {
      attempt: depositAttempt,
      path: '/api/deposits',
      schema: depositSchema,
      userId: user.id,
      body: request && bodyOf(request),
      // Another tab may have opened the charge that this press asks for.
      isStillWanted: () => currentCharge(user.id) === null,
    });
    if (outcome.kind !== 'not-sent') dispatch(api.util.invalidateTags(['session']));
    if (outcome.kind === 'done') {
      const { data } = outcome.data;
      await dispatch(depositApi.util.upsertQueryData('getDeposit', data.id, data));
      keepCharge(user.id, data.id);
    }
    if (outcome.kind !== 'refused' || !outcome.fields.coupon_code) return outcome;
    // Nothing is charged with a coupon that does not hold: the player knows before paying, and decides anew.
    dispatch(depositCouponChosen(null));
    dispatch(api.util.invalidateTags(['coupons']));
    const message = `${outcome.fields.coupon_code} Nada foi cobrado: gere o PIX sem ele ou use outro cupom.`;
    return { ...outcome, message };
  };
}

function bodyOf({ amountCents, couponCode }: ChargeRequest): MoneyBody {
  return couponCode === null ? { amount: amountCents } : { amount: amountCents, coupon_code: couponCode };
}
