import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { playerArrived } from '../../shared/state/sessionSlice.ts';

/** With a session come the player's rollovers. */
export function startLoadingBonuses(startListening: AppStartListening): void {
  startListening({
    actionCreator: playerArrived,
    effect: async (_action, { dispatch, extra }) => {
      if (!servicesOf(extra).brand.features.bonus) return;
      const { loadBonuses } = await import('./loadBonuses.ts');
      await dispatch(loadBonuses());
    },
  });
}
