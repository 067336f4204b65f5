import { isAnyOf } from '@reduxjs/toolkit';
import { safeParse } from 'valibot';
import { channels, realtimeEvents, userUpdateSchema } from '../../shared/contract/realtime.ts';
import type { AppStartListening } from '../../shared/state/rootState.ts';
import { servicesOf } from '../../shared/state/services.ts';
import {
  logoutRequested,
  sessionEnded,
  sessionLost,
  sessionStarted,
} from '../../shared/state/sessionSlice.ts';
import { meApi, selectUser } from '../session/meApi.ts';
import { coalesce } from './coalesce.ts';

/** Whether a message says anything about the balance. What it says is a hint; the figure comes from the API. */
export function isBalanceHint(message: unknown): boolean {
  return safeParse(userUpdateSchema, message).success;
}

/** From login to logout: whenever the player's channel says that money has moved, the profile is fetched again. */
export function startFollowingBalance(startListening: AppStartListening): void {
  startListening({
    actionCreator: sessionStarted,
    effect: async (_action, { dispatch, getState, condition, cancelActiveListeners, extra }) => {
      cancelActiveListeners();
      const { realtime } = servicesOf(extra);
      const user = selectUser(getState());
      if (!realtime || !user) return;

      const refetch = coalesce(() =>
        dispatch(meApi.endpoints.getMe.initiate(undefined, { forceRefetch: true, subscribe: false })),
      );
      const unsubscribe = realtime.subscribe({
        channel: channels.user(user.id),
        event: realtimeEvents.user,
        onEvent: (message) => {
          if (isBalanceHint(message)) refetch();
        },
        onSubscribed: refetch,
        onRefused: refetch,
      });
      try {
        await condition(isAnyOf(logoutRequested, sessionEnded, sessionLost));
      } finally {
        unsubscribe();
      }
    },
  });
}
