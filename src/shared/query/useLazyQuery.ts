import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../state/rootState.ts';
import { useEffectFor } from '../state/useEffectFor.ts';
import { type CachedQuery, type LazyQuery, loadEndpoint, type QuerySubscription } from './lazyQuery.ts';

interface LazyQueryOptions {
  // Reads the cache without a request.
  skip?: boolean;
  pollingInterval?: number;
}

interface LazyQueryState<T> extends CachedQuery<T> {
  isError: boolean;
  isFetching: boolean;
  refetch: () => void;
}

/** Subscribes to a query whose code loads with its first subscription. */
export function useLazyQuery<T>(
  query: LazyQuery<T>,
  { skip = false, pollingInterval = 0 }: LazyQueryOptions = {},
): LazyQueryState<T> {
  const dispatch = useAppDispatch();
  const cached = useAppSelector(query.select);
  const [retries, setRetries] = useState(0);
  const subscription = useRef<QuerySubscription<T> | null>(null);
  const interval = useRef(pollingInterval);

  useEffect(() => {
    interval.current = pollingInterval;
    subscription.current?.updateSubscriptionOptions({ pollingInterval });
  }, [pollingInterval]);

  const subscribeOnce = useCallback(() => {
    if (skip) return undefined;
    let hasLeft = false;
    const subscribe = (endpoint: LazyQuery<T>['endpoint']) => {
      if (hasLeft || !endpoint) return;
      const subscriptionOptions = { pollingInterval: interval.current };
      subscription.current = dispatch(endpoint.initiate(undefined, { subscriptionOptions }));
    };
    if (query.endpoint) subscribe(query.endpoint);
    else void dispatch(loadEndpoint(query)).then(subscribe);
    return () => {
      hasLeft = true;
      subscription.current?.unsubscribe();
      subscription.current = null;
    };
  }, [dispatch, query, skip]);
  useEffectFor(retries, subscribeOnce);

  const { status = 'uninitialized' } = cached;
  return {
    ...cached,
    isError: status === 'rejected',
    isFetching: status === 'pending' || (status === 'uninitialized' && !skip),
    refetch: () => {
      if (subscription.current) void subscription.current.refetch();
      else setRetries((count) => count + 1);
    },
  };
}
