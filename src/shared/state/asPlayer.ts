import { addListener } from '@reduxjs/toolkit';
import { yieldToMain } from '../time/wait.ts';
import { loginRequested } from './authModalSlice.ts';
import type { AppDispatch, AppThunk, RootState } from './rootState.ts';
import { selectIsAuthenticated, selectSessionStatus } from './sessionSlice.ts';

const listen = addListener.withTypes<RootState, AppDispatch>();

const isKnown = (state: RootState) => selectSessionStatus(state) !== 'unknown';

/**
 * Runs an action that needs a login, once a stored token has been checked. A visitor gets the login panel, after
 * `onVisitor`.
 */
export function asPlayer(act: () => unknown, onVisitor?: () => void): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    if (!isKnown(getState())) {
      await new Promise<void>((resolve) => {
        dispatch(
          listen({
            predicate: (_action, state) => isKnown(state),
            effect: (_action, { unsubscribe }) => {
              unsubscribe();
              resolve();
            },
          }),
        );
      });
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
