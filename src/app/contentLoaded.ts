import type { AppStore } from '../shared/state/rootState.ts';
import { yieldToMain } from '../shared/time/wait.ts';

type WatchedStore = Pick<AppStore, 'getState' | 'subscribe'>;

const hasPendingQuery = ({ getState }: WatchedStore): boolean =>
  Object.values(getState().api.queries).some((query) => query?.status === 'pending');

/** Resolves once no query of the page is pending. */
export async function contentLoaded(store: WatchedStore): Promise<void> {
  // Effects of the same commit start queries.
  await yieldToMain();
  while (hasPendingQuery(store)) {
    await new Promise<void>((resolve) => {
      const stop = store.subscribe(() => {
        if (hasPendingQuery(store)) return;
        stop();
        resolve();
      });
    });
    // A query is sent once its code has loaded.
    await yieldToMain();
  }
}
