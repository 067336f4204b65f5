import { eventsMissed } from '../../shared/realtime/realtimeSlice.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { selectUser } from '../session/me.ts';
import { currentCharge } from './currentCharge.ts';

/** Checks after every gap in realtime whether this device's charge has been paid. */
export function listenForPaid(startListening: AppStartListening): void {
  startListening({
    predicate: (action) => eventsMissed.match(action) && action.payload === 'transaction',
    effect: async (_action, { dispatch, getState }) => {
      const user = selectUser(getState());
      const chargeId = user && currentCharge(user.id);
      if (!chargeId) return;
      const { reportPaid } = await import('./reportPaid.ts');
      await dispatch(reportPaid(chargeId));
    },
  });
}
