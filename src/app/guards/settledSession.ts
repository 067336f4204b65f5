import type { AppStore } from '../../shared/state/rootState.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';

// The HTTP client's timeout, within which a stored token is checked.
const patienceMs = 10_000;

/** Resolves once the session status is known, or after a timeout. */
export function settledSession(store: AppStore, signal: AbortSignal): Promise<void> {
  const isSettled = () => selectSessionStatus(store.getState()) !== 'unknown';
  if (isSettled()) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, patienceMs);
    const unsubscribe = store.subscribe(() => {
      if (isSettled()) finish();
    });
    signal.addEventListener('abort', finish, { once: true });
  });
}
