import { alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppDispatch } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { forgetCouponCode, storedCouponCode } from '../attribution/registrationAttribution.ts';
import { applyCoupon, couponActivated } from './applyCoupon.ts';
import { couponsApi } from './couponsApi.ts';

const readableMs = 6_000;

/** The code that a visitor arrived with, once there is a player to give it to. */
export function applyStoredCode() {
  return async (dispatch: AppDispatch, _getState: unknown, extra: unknown): Promise<void> => {
    const { brand } = servicesOf(extra);
    // The player's own coupons first: one of them is no new call.
    const asked = dispatch(couponsApi.endpoints.listCoupons.initiate());
    await asked;
    asked.unsubscribe();
    const code = storedCouponCode(brand);
    if (code === null) return;
    const outcome = await dispatch(applyCoupon(code));
    if (!outcome.ok) {
      if (outcome.refusedForGood) forgetCouponCode(brand);
      dispatch(alertRaised({ kind: 'error', text: outcome.message, displayMs: readableMs }));
      return;
    }
    forgetCouponCode(brand);
    dispatch(alertRaised({ kind: 'success', text: couponActivated, displayMs: readableMs }));
    // Brazilian law knows no bonus tied to a deposit.
    if (brand.jurisdiction !== 'br') dispatch(depositRequested());
  };
}
