import type { AppStartListening, RootState } from '../../shared/state/rootState.ts';
import { playerArrived, selectIsAuthenticated, sessionStarted } from '../../shared/state/sessionSlice.ts';
import { backoffMs } from '../../shared/time/wait.ts';

const loadListeners = () => import('./playerListeners.ts');

/**
 * Loads the player's listeners with the first session and retries on failure; until then the balance is
 * polled.
 */
export function loadPlayerModules(startListening: AppStartListening): void {
  let started = false;
  // Before the latest session.
  let former: RootState;
  startListening({
    actionCreator: sessionStarted,
    effect: async (_action, { dispatch, getState, getOriginalState, delay }) => {
      const original = getOriginalState();
      if (selectIsAuthenticated(original)) return;
      former = original;
      for (let failures = 0; !started && selectIsAuthenticated(getState()); failures += 1) {
        if (failures > 0) await delay(backoffMs(failures));
        const part = await loadListeners().catch(() => null);
        if (!part || started) continue;
        started = true;
        part.registerPlayerListeners(startListening, { former, dispatch });
      }
      if (selectIsAuthenticated(getState())) dispatch(playerArrived());
    },
  });
}
