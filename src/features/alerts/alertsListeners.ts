import { alertDismissed, alertFaded, alertFadeMs, alertRaised } from '../../shared/state/alertsSlice.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';

/** Fades each alert after its display time and removes it 500 ms later. */
export function registerAlertHiding(startListening: AppStartListening): void {
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
