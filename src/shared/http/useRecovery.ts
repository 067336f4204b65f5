import { useEffect, useRef } from 'react';
import { type HttpError, isPassing } from './httpError.ts';

/** Backoff between tries of a failed query: 2 s, doubled each time, a minute at most. */
export function recoveryDelayMs(failures: number, random: () => number = Math.random): number {
  const delayMs = Math.min(2_000 * 2 ** (failures - 1), 60_000);
  // Spread over ±20 %: a recovering API should not meet all its visitors at once.
  return Math.round(delayMs * (0.8 + 0.4 * random()));
}

/** The parts of a query's result that recovery needs. */
export interface RecoverableQuery {
  isError: boolean;
  error?: unknown;
  refetch: () => unknown;
}

function isHttpError(error: unknown): error is HttpError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/**
 * Asks again by itself for as long as a query has failed: with growing pauses while the page is visible, and at
 * once when the network or the page comes back. Errors that will not pass are left alone.
 */
export function useRecovery({ isError, error, refetch }: RecoverableQuery): void {
  const failures = useRef(0);
  const latestRefetch = useRef(refetch);
  useEffect(() => {
    latestRefetch.current = refetch;
  });

  const recovers = isError && (!isHttpError(error) || isPassing(error));
  useEffect(() => {
    if (!isError && error === undefined) failures.current = 0;
    if (!recovers) return undefined;
    failures.current += 1;
    const retry = () => {
      if (document.visibilityState === 'visible') latestRefetch.current();
    };
    const timer = setTimeout(retry, recoveryDelayMs(failures.current));
    window.addEventListener('online', retry);
    window.addEventListener('focus', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
      window.removeEventListener('focus', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [isError, error, recovers]);
}
