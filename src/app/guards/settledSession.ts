import type { AppStore } from '../../shared/state/rootState.ts';
import { selectSessionStatus } from '../../shared/state/sessionSlice.ts';

/** A stored token is checked within the HTTP client's time limit; nobody waits longer at a page's door. */
const patienceMs = 10_000;

/** Resolves once it is known whether somebody is logged in. */
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
