import type { AppDispatch, AppStartListening } from '../state/rootState.ts';
import type { LoadedApi } from './apiSlot.ts';
import { isPrerendered } from './isPrerendered.ts';

interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

// RTK Query counts in its middleware, not in the store, and returns the counters for this action.
function isSubscriptions(response: unknown): response is Subscriptions {
  return typeof response === 'object' && response !== null && 'getSubscriptionCount' in response;
}

/** Tells whether a component reads the query, also when the middleware has not counted yet. */
export function isRead(dispatch: AppDispatch, api: LoadedApi, queryCacheKey: string): boolean {
  const subscriptions: unknown = dispatch(api.internalActions.internal_getRTKQSubscriptions());
  return !isSubscriptions(subscriptions) || subscriptions.getSubscriptionCount(queryCacheKey) > 0;
}

/**
 * Cancels a pending request whose last reader has left, and removes its cache entry, so that the next reader
 * requests it again without an error.
 */
export function abortUnusedQueries(startListening: AppStartListening, api: LoadedApi): void {
  startListening({
    actionCreator: api.internalActions.unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { dispatch, getState, delay }) => {
      // A page that mounts in the same moment may read the same.
      await delay(0);
      const entry = getState().api.queries[queryCacheKey];
      if (isRead(dispatch, api, queryCacheKey)) return;
      // Prerendered data that is being requested again stays: it is all that the page has.
      if (entry?.status !== 'pending' || isPrerendered(entry)) return;
      const running = dispatch(api.util.getRunningQueriesThunk());
      // In this order: the result of a request without a cache entry is ignored.
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
      running.find((query) => query.queryCacheKey === queryCacheKey)?.abort();
    },
  });
}
