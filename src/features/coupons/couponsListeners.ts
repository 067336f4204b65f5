import type { AppStartListening } from '../../shared/state/rootState.ts';
import { playerArrived, selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';

/** Applies the stored coupon code after a login. */
export function registerStoredCoupon(startListening: AppStartListening): void {
  startListening({
    actionCreator: playerArrived,
    effect: async (_action, { dispatch, getState, extra }) => {
      if (!extra.brand.features.coupons || !selectIsAuthenticated(getState())) return;
      const { applyStoredCode } = await import('./applyStoredCode.ts');
      await dispatch(applyStoredCode());
    },
  });
}
