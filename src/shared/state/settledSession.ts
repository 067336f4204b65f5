import { addListener } from '@reduxjs/toolkit';
import type { AppDispatch, AppStore, RootState } from './rootState.ts';
import { selectSessionStatus } from './sessionSlice.ts';

// The HTTP client's timeout, within which a stored token is checked.
const patienceMs = 10_000;

const listen = addListener.withTypes<RootState, AppDispatch>();
const isSettled = (state: RootState) => selectSessionStatus(state) !== 'unknown';

/** Resolves once the session status is known, after a timeout, or when `signal` aborts. */
export async function settledSession(
  { dispatch, getState }: Pick<AppStore, 'dispatch' | 'getState'>,
  signal?: AbortSignal,
): Promise<void> {
  if (isSettled(getState())) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    signal?.addEventListener('abort', () => resolve(), { once: true });
    dispatch(
      listen({
        predicate: (_action, state) => isSettled(state),
        effect: (_action, { unsubscribe }) => {
          unsubscribe();
          clearTimeout(timer);
          resolve();
        },
      }),
    );
  });
}
