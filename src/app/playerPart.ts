import type { AppStartListening } from '../shared/state/rootState.ts';
import { playerArrived, selectIsAuthenticated, sessionStarted } from '../shared/state/sessionSlice.ts';
import { backoffMs } from '../shared/time/backoffMs.ts';

const loadListeners = () => import('./playerListeners.ts');

/**
 * What only players need comes with the first session: guests never fetch it. Where it cannot be fetched it is tried
 * again while the player is there; until then the balance is polled.
 */
export function startFetchingPlayerPart(startListening: AppStartListening): void {
  let started = false;
  startListening({
    actionCreator: sessionStarted,
    effect: async (_action, { dispatch, getState, getOriginalState, delay }) => {
      if (selectIsAuthenticated(getOriginalState())) return;
      for (let failures = 0; !started && selectIsAuthenticated(getState()); failures += 1) {
        if (failures > 0) await delay(backoffMs(failures));
        const part = await loadListeners().catch(() => null);
        if (!part || started) continue;
        started = true;
        part.startPlayerListeners(startListening);
      }
      if (selectIsAuthenticated(getState())) dispatch(playerArrived());
    },
  });
}
