import type { AppStartListening } from '../state/rootState.ts';
import { api } from './api.ts';
import { isCarried } from './carriedAnswer.ts';

interface Subscriptions {
  getSubscriptionCount: (queryCacheKey: string) => number;
}

/** RTK Query counts in its middleware, not in the store, and answers this action with the counters. */
function isSubscriptions(answer: unknown): answer is Subscriptions {
  return typeof answer === 'object' && answer !== null && 'getSubscriptionCount' in answer;
}

/**
 * A request whose last reader has left before it was answered is given up, and its place in the cache with it: whoever
 * comes back asks anew, and nobody sees an error. Who waits for an answer outside of a page subscribes to it as long.
 */
export function startCancellingUnwanted(startListening: AppStartListening): void {
  startListening({
    actionCreator: api.internalActions.unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { dispatch, getState, delay }) => {
      // A page that comes in the same moment may read the same.
      await delay(0);
      const subscriptions: unknown = dispatch(api.internalActions.internal_getRTKQSubscriptions());
      const entry = getState().api.queries[queryCacheKey];
      if (!isSubscriptions(subscriptions) || subscriptions.getSubscriptionCount(queryCacheKey) > 0) return;
      // What was prerendered and is asked for anew stays: it is all that the page has.
      if (entry?.status !== 'pending' || isCarried(entry)) return;
      const running = dispatch(api.util.getRunningQueriesThunk());
      // In this order: what becomes of a request without a place in the cache is nobody's concern.
      dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
      running.find((query) => query.queryCacheKey === queryCacheKey)?.abort();
    },
  });
}
