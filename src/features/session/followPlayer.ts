import { isAnyOf, type ListenerEffectAPI } from '@reduxjs/toolkit';
import type { AppDispatch, AppStartListening, RootState } from '../../shared/state/rootState.ts';
import {
  logoutRequested,
  playerArrived,
  sessionEnded,
  sessionLost,
} from '../../shared/state/sessionSlice.ts';

type Player = ListenerEffectAPI<RootState, AppDispatch>;

/** Begins with a player's arrival; what `begin` gives back ends it with the session. Undefined: there was nothing to begin. */
export function followPlayer(
  startListening: AppStartListening,
  begin: (player: Player) => Promise<(() => void) | undefined>,
): void {
  startListening({
    actionCreator: playerArrived,
    effect: async (_action, player) => {
      player.cancelActiveListeners();
      // Waited for from the start: the session may end while `begin` still fetches something.
      const ended = player.condition(isAnyOf(logoutRequested, sessionEnded, sessionLost));
      const end = await begin(player);
      try {
        await ended;
      } finally {
        end?.();
      }
    },
  });
}
