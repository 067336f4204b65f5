import { alertDismissed, alertFaded, alertFadeMs, alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';

/** Each alert shows for its display time, fades for half a second and is gone. */
export function startHidingAlerts(startListening: AppStartListening): void {
  startListening({
    actionCreator: alertRaised,
    effect: async ({ payload }, { delay, dispatch }) => {
      await delay(payload.displayMs);
      dispatch(alertFaded(payload.id));
      await delay(alertFadeMs);
      dispatch(alertDismissed(payload.id));
    },
  });
}
