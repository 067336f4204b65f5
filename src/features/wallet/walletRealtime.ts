import { isAnyOf } from '@reduxjs/toolkit';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import {
  logoutRequested,
  playerArrived,
  sessionEnded,
  sessionLost,
} from '../../shared/state/sessionSlice.ts';
import { meApi, selectUser } from '../session/meApi.ts';

/** From login to logout the balance follows what the operator pushes. Guests fetch nothing of this. */
export function startFollowingBalance(startListening: AppStartListening): void {
  startListening({
    actionCreator: playerArrived,
    effect: async (_action, { dispatch, getState, condition, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      const { realtime } = servicesOf(extra);
      const user = selectUser(getState());
      if (!realtime || !user) return;

      const ended = condition(isAnyOf(logoutRequested, sessionEnded, sessionLost));
      const { followBalance } = await import('./followBalance.ts');
      const unfollow = followBalance(realtime, user.id, () =>
        dispatch(meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false })),
      );
      try {
        await ended;
      } finally {
        unfollow();
      }
    },
  });
}
