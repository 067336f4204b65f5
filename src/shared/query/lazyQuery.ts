import { loadAxiosClient } from '../http/httpClient.ts';
import { networkError } from '../http/networkError.ts';
import { lazyWithReload } from '../reload/lazyWithReload.ts';
import type { AppThunk, RootState } from '../state/rootState.ts';
import { cacheKeyOf, queryAwaited, queryMissed, queryReady } from './apiSlot.ts';

// What is needed of an endpoint of RTK Query, and of its request.
interface Endpoint<T> {
  initiate: (
    arg: undefined,
    options?: { forceRefetch?: boolean; subscriptionOptions?: PollingOptions },
  ) => AppThunk<QuerySubscription<T>>;
}

interface PollingOptions {
  pollingInterval?: number;
}

export interface QuerySubscription<T> extends PromiseLike<{ data?: T; error?: unknown }> {
  refetch: () => unknown;
  unsubscribe: () => void;
  updateSubscriptionOptions: (options: PollingOptions) => void;
}

// What the cache has of a query.
export interface CachedQuery<T> {
  data?: T;
  error?: unknown;
  status?: 'uninitialized' | 'pending' | 'fulfilled' | 'rejected';
  fulfilledTimeStamp?: number;
}

export interface LazyQuery<T> {
  name: string;
  select: (state: RootState) => CachedQuery<T>;
  load: () => Promise<Endpoint<T>>;
  // Null before it has loaded.
  endpoint: Endpoint<T> | null;
}

const none: CachedQuery<never> = {};

/** Selects a query without an argument from the cache, without the code of its endpoint. */
export function cachedQuery<T>(name: string): (state: RootState) => CachedQuery<T> {
  const key = cacheKeyOf(name);
  return ({ api }) => (api.queries[key] ?? none) as CachedQuery<T>;
}

let gate: Promise<unknown> = Promise.resolve();

/** Delays the chunk of the API until the promise resolves. */
export function holdQueries(until: Promise<unknown>): void {
  gate = until;
}

/** Defines a query without an argument by its endpoint's name; the endpoint's module loads with the first request. */
export function lazyQuery<T>(name: string, load: () => Promise<Endpoint<T>>): LazyQuery<T> {
  const query: LazyQuery<T> = {
    name,
    select: cachedQuery<T>(name),
    load: async () => {
      await gate;
      // Fetched at the same time: the endpoint's module needs the one and its first request the other. Prerendering
      // requests nothing, so its bundle is spared axios for Node.
      if (!import.meta.env.SSR)
        for (const part of [import('./api.ts'), loadAxiosClient()]) part.catch(() => {});
      query.endpoint = await load();
      return query.endpoint;
    },
    endpoint: null,
  };
  return query;
}

/** Loads the endpoint of a query; null after a failure, which the cache has then. */
export function loadEndpoint<T>(query: LazyQuery<T>): AppThunk<Promise<Endpoint<T> | null>> {
  return async (dispatch, getState) => {
    dispatch(queryAwaited(query.name));
    try {
      const endpoint = await lazyWithReload(query.load, { dispatch, getState });
      dispatch(queryReady(query.name));
      return endpoint;
    } catch {
      dispatch(queryMissed({ name: query.name, error: networkError() }));
      return null;
    }
  };
}

/** Sends a query now; it counts as read until its response, so that a page that leaves does not abort it. */
export function fetchNow<T>(query: LazyQuery<T>): AppThunk<Promise<{ data?: T; error?: unknown }>> {
  return async (dispatch) => {
    const endpoint = query.endpoint ?? (await dispatch(loadEndpoint(query)));
    if (!endpoint) return { error: networkError() };
    const request = dispatch(endpoint.initiate(undefined, { forceRefetch: true }));
    const result = await request;
    // After the caller has used it: the cache drops what a guest no longer reads.
    setTimeout(request.unsubscribe);
    return result;
  };
}
