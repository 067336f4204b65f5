import { alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppThunk } from '../../shared/state/rootState.ts';
import { depositRequested } from '../../shared/state/walletDialogSlice.ts';
import { forgetCouponCode, storedCouponCode } from '../attribution/registrationAttribution.ts';
import { toUserMessage } from '../forms/toUserMessage.ts';
import { applyCouponApi, couponActivated, couponTexts, isRefusedForGood } from './applyCoupon.ts';
import { couponsApi } from './couponsApi.ts';

const readableMs = 6_000;

/** Applies the code that a visitor arrived with after the login. */
export function applyStoredCode(): AppThunk<Promise<void>> {
  return async (dispatch, _getState, { brand }) => {
    // A coupon in the player's list needs no request.
    const asked = dispatch(couponsApi.endpoints.listCoupons.initiate());
    await asked;
    asked.unsubscribe();
    const code = storedCouponCode(brand);
    if (code === null) return;
    const { applyCoupon } = applyCouponApi.endpoints;
    const { error } = await dispatch(applyCoupon.initiate(code, { track: false }));
    if (error) {
      if (isRefusedForGood(error)) forgetCouponCode(brand);
      const text = toUserMessage(error, couponTexts);
      dispatch(alertRaised({ kind: 'error', text, displayMs: readableMs }));
      return;
    }
    forgetCouponCode(brand);
    dispatch(alertRaised({ kind: 'success', text: couponActivated, displayMs: readableMs }));
    // Brazilian law allows no bonus tied to a deposit (Lei 14.790 art. 29).
    if (brand.jurisdiction !== 'br') dispatch(depositRequested());
  };
}
