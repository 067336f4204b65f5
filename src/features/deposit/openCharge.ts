import { createDepositCall, type Deposit } from '../../shared/contract/wallet/deposits.ts';
import type { HttpError } from '../../shared/http/httpError.ts';
import type { MoneyBody } from '../../shared/money/pendingRequest.ts';
import { isRefusal, type Refusal, sendIdempotent } from '../../shared/money/sendIdempotent.ts';
import { api } from '../../shared/query/api.ts';
import { routeOf } from '../../shared/query/fromCall.ts';
import { readServices, readState } from '../../shared/state/rootState.ts';
import { depositCouponChosen } from '../../shared/state/walletDialogSlice.ts';
import { selectUser } from '../session/me.ts';
import { currentCharge, depositAttempt, keepCharge } from './currentCharge.ts';
import { depositApi } from './depositApi.ts';

export interface ChargeRequest {
  amountCents: number;
  couponCode: string | null;
  // The ended charge that this one takes the place of.
  replacedId?: string;
}

export const openChargeApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Null only repeats the pending request.
    openCharge: build.mutation<{ data: Deposit }, ChargeRequest | null>({
      queryFn: async (request, { dispatch }) => {
        const userId = selectUser(readState(dispatch))?.id;
        const result = await sendIdempotent(readServices(dispatch).http, {
          ...routeOf(createDepositCall),
          attempt: depositAttempt,
          userId,
          body: request && bodyOf(request),
          // Another tab may have opened this charge.
          isStillWanted: () => userId !== undefined && isReplaceable(currentCharge(userId), request),
        });
        if ('error' in result) return { error: couponExplained(result.error) };
        const { data } = result.data;
        // Cached before the charge is shown.
        await dispatch(depositApi.util.upsertQueryData('getDeposit', data.id, data));
        if (userId !== undefined) keepCharge(userId, data.id);
        return result;
      },
      invalidatesTags: (_charge, error) => (isCouponRefusal(error) ? ['session', 'coupons'] : ['session']),
      onQueryStarted: async (_request, { dispatch, queryFulfilled }) => {
        const failure: unknown = await queryFulfilled.then(
          () => null,
          ({ error }) => error,
        );
        // The coupon was refused before any payment, so it is removed and the player decides again.
        if (isCouponRefusal(failure)) dispatch(depositCouponChosen(null));
      },
    }),
  }),
});

export const { useOpenChargeMutation } = openChargeApi;

function isReplaceable(chargeId: string | null, request: ChargeRequest | null): boolean {
  return chargeId === null || chargeId === request?.replacedId;
}

function bodyOf({ amountCents, couponCode }: ChargeRequest): MoneyBody {
  return couponCode === null ? { amount: amountCents } : { amount: amountCents, coupon_code: couponCode };
}

// The operator names the coupon alone.
function couponExplained(error: HttpError): HttpError {
  if (!isCouponRefusal(error)) return error;
  const message = `${error.fields.coupon_code} Nada foi cobrado: gere o PIX sem ele ou use outro cupom.`;
  return { ...error, message };
}

function isCouponRefusal(error: unknown): error is Refusal {
  return isRefusal(error) && Boolean(error.fields.coupon_code);
}
