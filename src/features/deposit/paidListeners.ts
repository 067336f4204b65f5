import { channels, realtimeEvents } from '../../shared/contract/realtime.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import { followPlayer } from '../session/followPlayer.ts';
import { selectUser } from '../session/meApi.ts';
import { currentCharge } from './currentCharge.ts';

/** After every gap in what is pushed it is asked whether the charge of this device has been paid meanwhile. */
export function startReportingPaid(startListening: AppStartListening): void {
  followPlayer(startListening, async ({ dispatch, getState, extra }) => {
    const { realtime } = servicesOf(extra);
    const user = selectUser(getState());
    if (!realtime || !user) return undefined;

    const ask = async () => {
      const id = currentCharge(user.id);
      if (id === null) return;
      const { reportPaid } = await import('./reportPaid.ts');
      await dispatch(reportPaid(id));
    };
    return realtime.subscribe({
      channel: channels.transactions(user.id),
      event: realtimeEvents.transaction,
      onEvent: () => true,
      onSubscribed: () => void ask(),
      onRefused: () => void ask(),
    });
  });
}
