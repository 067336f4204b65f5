import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { selectIsRealtimeConnected } from '../realtime/realtimeSlice.ts';
import { useAppSelector } from '../state/rootState.ts';

/**
 * Calls `retry` after a failure when the network returns, the tab becomes visible, realtime reconnects or the
 * player navigates.
 */
export function useRetryOccasion(hasFailed: boolean, retry: () => void): void {
  const { key } = useLocation();
  const isConnected = useAppSelector(selectIsRealtimeConnected);
  const latest = useRef(retry);
  const seen = useRef({ key, isConnected });
  useEffect(() => {
    latest.current = retry;
  });

  useEffect(() => {
    const before = seen.current;
    seen.current = { key, isConnected };
    const isOccasion = before.key !== key || (isConnected && !before.isConnected);
    if (hasFailed && isOccasion) latest.current();
  }, [key, isConnected, hasFailed]);

  useEffect(() => {
    if (!hasFailed) return undefined;
    const retryIfVisible = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    window.addEventListener('online', retryIfVisible);
    document.addEventListener('visibilitychange', retryIfVisible);
    return () => {
      window.removeEventListener('online', retryIfVisible);
      document.removeEventListener('visibilitychange', retryIfVisible);
    };
  }, [hasFailed]);
}
