import { yieldToMain } from '../time/wait.ts';
import { loginRequested } from './authModalSlice.ts';
import type { AppThunk } from './rootState.ts';
import { selectIsAuthenticated, selectSessionStatus } from './sessionSlice.ts';
import { settledSession } from './settledSession.ts';

/**
 * Runs an action that needs a login, once a stored token has been checked. A visitor gets the login panel, after
 * `onVisitor`.
 */
export function asPlayer(act: () => unknown, onVisitor?: () => void): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (selectSessionStatus(getState()) === 'unknown') {
      await settledSession({ dispatch, getState });
      // The page shows the session before it acts.
      await yieldToMain();
    }
    if (selectIsAuthenticated(getState())) {
      await act();
      return;
    }
    onVisitor?.();
    dispatch(loginRequested());
  };
}
