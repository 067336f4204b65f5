import type { AppStartListening } from '../../shared/state/rootState.ts';
import { pageSettled } from '../../shared/state/visitSlice.ts';

/** Loads the deferred modules once the page has settled; a failure has no effect. */
export function fetchDeferredModules(startListening: AppStartListening): void {
  startListening({
    actionCreator: pageSettled,
    effect: async (_action, { dispatch, getState, extra, unsubscribe }) => {
      unsubscribe();
      const parts = await import('./deferredModules.ts').catch(() => null);
      await parts?.registerDeferredModules({
        startListening,
        store: { dispatch, getState },
        services: extra,
      });
    },
  });
}
