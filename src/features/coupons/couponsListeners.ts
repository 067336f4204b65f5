import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { playerArrived, selectIsAuthenticated } from '../../shared/state/sessionSlice.ts';

/** With a session come the player's coupons, and the code that the visit brought along takes effect. */
export function startApplyingStoredCode(startListening: AppStartListening): void {
  startListening({
    actionCreator: playerArrived,
    effect: async (_action, { dispatch, getState, extra }) => {
      if (!servicesOf(extra).brand.features.coupons || !selectIsAuthenticated(getState())) return;
      const { applyStoredCode } = await import('./applyStoredCode.ts');
      await dispatch(applyStoredCode());
    },
  });
}
