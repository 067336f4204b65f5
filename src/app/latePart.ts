import type { AppStartListening } from '../shared/state/rootState.ts';
import { servicesOf } from '../shared/state/services.ts';
import { pageSettled } from '../shared/state/visitSlice.ts';

/** What nobody waits for is fetched once the page has settled. A page that cannot fetch it goes on without. */
export function startFetchingLateParts(startListening: AppStartListening): void {
  startListening({
    actionCreator: pageSettled,
    effect: async (_action, { dispatch, getState, extra, unsubscribe }) => {
      unsubscribe();
      const parts = await import('./lateParts.ts').catch(() => null);
      await parts?.startLateParts({
        startListening,
        store: { dispatch, getState },
        services: servicesOf(extra),
      });
    },
  });
}
