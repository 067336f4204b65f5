import { type Coupon, couponApplySchema } from '../../shared/contract/coupons.ts';
import { api } from '../../shared/http/api.ts';
import type { HttpError } from '../../shared/http/httpError.ts';
import type { AppDispatch, RootState } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { depositCouponChosen } from '../../shared/state/walletDialogSlice.ts';
import { codeFault, reusableCoupon } from './couponCode.ts';
import { couponsApi } from './couponsApi.ts';

/** `refusedForGood`: asking again with the same code would change nothing. */
export type CouponOutcome =
  | { ok: true; coupon: Coupon }
  | { ok: false; message: string; refusedForGood: boolean };

export const couponActivated = 'Cupom ativado com sucesso';
const failed = 'Ocorreu um erro tente novamente.';
const selectCoupons = couponsApi.endpoints.listCoupons.select();

/** Gives the coupon to the player; one that takes effect with a deposit is chosen for the next one. */
export function applyCoupon(typed: string) {
  return async (dispatch: AppDispatch, getState: () => RootState, extra: unknown): Promise<CouponOutcome> => {
    const outcome = await apply(typed.trim(), selectCoupons(getState()).data ?? [], extra);
    if (outcome.ok && outcome.coupon.deposit) dispatch(depositCouponChosen(outcome.coupon.code));
    // An answer that was lost may have been a yes: what came of it shows all the same.
    if (outcome.ok || !outcome.refusedForGood) {
      dispatch(api.util.invalidateTags(['coupons', 'bonus', 'session']));
    }
    return outcome;
  };
}

async function apply(code: string, own: readonly Coupon[], extra: unknown): Promise<CouponOutcome> {
  const fault = codeFault(code);
  if (fault) return { ok: false, message: fault, refusedForGood: true };
  const known = reusableCoupon(code, own);
  if (known) return { ok: true, coupon: known };

  const result = await servicesOf(extra).http.send({
    method: 'POST',
    path: '/api/coupons/apply',
    body: { code },
    schema: couponApplySchema,
  });
  if (!result.ok) return refusal(result.error);
  const { error, message, userCoupon } = result.data;
  if (userCoupon && !error) return { ok: true, coupon: userCoupon };
  const words = typeof error === 'string' && error ? error : message;
  return { ok: false, message: words ?? failed, refusedForGood: true };
}

function refusal(error: HttpError): CouponOutcome {
  if (error.kind !== 'http' || error.status >= 500) {
    return { ok: false, message: failed, refusedForGood: false };
  }
  return { ok: false, message: error.message ?? failed, refusedForGood: error.status !== 429 };
}
